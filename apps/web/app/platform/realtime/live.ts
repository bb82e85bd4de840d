import { configQuery } from '../api/use-config.ts'
import { pageDrawn } from '../hydration/page-drawn.ts'
import { queryClient } from '../query.ts'
import { getSession, onSessionChange } from '../session/session.ts'
import type { Live } from './connect.ts'
import { setConnectionState } from './connection-state.ts'
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

async function start(token: string): Promise<Live> {
  const [{ connect }, config] = await prepare(token)
  return connect({
    realtime: config.realtime,
    token,
    onState: (state, socketId) => {
      if (opened?.token !== token) return
      setConnectionState(state)
      setSocketId(socketId)
    },
  })
}

/** Code and settings, loaded after the page; without a network they are requested until they arrive. */
async function prepare(token: string) {
  await pageDrawn()
  for (;;) {
    try {
      return await Promise.all([import('./connect.ts'), queryClient.ensureQueryData(configQuery)])
    } catch (error) {
      if (opened?.token !== token) throw error
      setConnectionState('offline')
      await onlineOrLater()
    }
  }
}

const againMs = 10_000

const onlineOrLater = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, againMs)
    window.addEventListener('online', go)
  })

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
