import { realtimeMessages } from '@washline/contract/platform/messages'
import { networkBack } from '../../ui/network-back.ts'
import { configQuery } from '../api/use-config.ts'
import { nextTask } from '../hydration/next-task.ts'
import { pageDrawn } from '../hydration/page-drawn.ts'
import { queryClient } from '../query.ts'
import { getSession, onSessionChange } from '../session/session.ts'
import type { Live } from './connect.ts'
import { setConnectionState } from './connection-state.ts'
import { logProblem } from './log-problem.ts'
import { setSocketId } from './socket-id.ts'

let opened: { token: string; live: Promise<Live> } | undefined

/** The live connection of the current session, opened on first use. */
export function openLive(token: string): Promise<Live> {
  if (opened?.token === token) return opened.live
  closeLive()
  const live = start(token)
  opened = { token, live }
  live.catch(() => {
    if (opened?.live === live) opened = undefined
  })
  return live
}

/** Opens the connection after the page; what fails, without a network or with other settings, is tried until it works. */
async function start(token: string): Promise<Live> {
  await pageDrawn()
  for (;;) {
    try {
      return await open(token)
    } catch (error) {
      if (opened?.token !== token) throw error
      logProblem(realtimeMessages.pusherMissing, error)
      setConnectionState('offline')
      await networkBack(againMs)
      void queryClient.invalidateQueries({ queryKey: configQuery.queryKey, refetchType: 'none' })
    }
  }
}

async function open(token: string): Promise<Live> {
  const [{ connect }, config] = await Promise.all([import('./connect.ts'), queryClient.fetchQuery(configQuery)])
  // The evaluation of its code and the connection are long enough for a task each.
  await nextTask()
  return connect({
    realtime: config.realtime,
    token,
    onState: (state, socketId) => {
      if (opened?.token !== token) return
      setConnectionState(state)
      setSocketId(socketId)
      if (state === 'closed') setTimeout(() => comeBack(token), closedMs)
    },
  })
}

const closedMs = 3_000

/** An outside service closes connections for good when their session can do less than before: it may still do the rest. */
function comeBack(token: string): void {
  if (opened?.token === token) opened.live.then((live) => live.connector.pusher.connect()).catch(() => undefined)
}

const againMs = 10_000

function closeLive() {
  const last = opened
  opened = undefined
  setConnectionState('closed')
  setSocketId(undefined)
  last?.live.then((live) => live.disconnect()).catch(() => undefined)
}

/** A connection carries the token it was opened with: another token, or none, needs another connection. */
onSessionChange(() => {
  if (opened && opened.token !== getSession().token) closeLive()
})
