import { setTimeout as pause } from 'node:timers/promises'
import type { UserId } from '@washline/contract/ids'
import { notified, userChannel } from '@washline/contract/notifications/realtime'
import { type RawData, WebSocket } from 'ws'

const comeBackMs = 150
/** What was written last is on its way this long at most. */
const settleMs = 3_000

interface Frame {
  readonly event: string
  readonly channel?: string
  readonly data: unknown
}

type Person = { readonly id: UserId; readonly token: string }

const callAs =
  (url: string, token: string) =>
  async (path: string, init: RequestInit = {}): Promise<ReturnType<typeof JSON.parse>> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }

async function listNotifications(call: ReturnType<typeof callAs>): Promise<number[]> {
  const ids: number[] = []
  for (let cursor = ''; ; ) {
    const page = await call(`/api/notifications?limit=100${cursor}`)
    ids.push(...page.data.map((one: { id: number }) => one.id))
    if (page.next_cursor === null) return ids
    cursor = `&cursor=${page.next_cursor}`
  }
}

/** One connection, subscribed to the person's channel. Whatever goes wrong ends it. */
async function connectLive(
  url: string,
  { id, call }: { readonly id: UserId; readonly call: ReturnType<typeof callAs> },
  heard: { readonly subscribed: () => Promise<void>; readonly notified: (id: number) => void },
): Promise<WebSocket> {
  const { realtime } = await call('/api/config')
  const server = realtime.cluster === null ? url : `http://${realtime.host}:${realtime.port}`
  const socket = new WebSocket(`${server.replace('http', 'ws')}/app/${realtime.key}?protocol=7`)
  const channel = userChannel(id)
  const send = (frame: object) => socket.send(JSON.stringify(frame))
  const subscribe = async (socketId: string) => {
    const body = JSON.stringify({ socket_id: socketId, channel_name: channel })
    const { auth } = await call('/api/broadcasting/auth', { method: 'POST', body })
    send({ event: 'pusher:subscribe', data: { channel, auth } })
  }
  socket.on('error', () => undefined)
  socket.on('message', (raw: RawData) => {
    const frame: Frame = JSON.parse(String(raw))
    const content = typeof frame.data === 'string' ? JSON.parse(frame.data) : frame.data
    const end = () => socket.terminate()
    if (frame.event === 'pusher:connection_established') subscribe(content.socket_id).catch(end)
    else if (frame.event === 'pusher:ping') send({ event: 'pusher:pong', data: {} })
    else if (frame.event === 'pusher_internal:subscription_succeeded') heard.subscribed().catch(end)
    else if (frame.channel === channel && frame.event === notified.event) heard.notified(content.id)
  })
  return socket
}

/** One person's app: listens to the person's notifications, comes back when the connection ends, and reads what came meanwhile. */
export function openViewer(url: string, { id, token }: Person) {
  const call = callAs(url, token)
  const live: number[] = []
  const read = new Set<number>()
  let closes = 0
  let isOver = false
  let isSubscribed = false
  let socket: WebSocket | undefined

  const subscribed = async () => {
    for (const one of await listNotifications(call)) read.add(one)
    isSubscribed = true
  }
  const listen = async () => {
    const opened = await connectLive(url, { id, call }, { subscribed, notified: (one) => live.push(one) })
    socket = opened
    await new Promise<void>((resolve) => opened.once('close', () => resolve()))
    isSubscribed = false
    closes += isOver ? 0 : 1
  }
  const running = (async () => {
    while (!isOver) {
      await listen().catch(() => undefined)
      if (!isOver) await pause(comeBackMs)
    }
  })()

  return {
    isLive: () => isSubscribed,
    /** Ends it. Lost is what a last reading lists and neither an event nor a reading after a return had. */
    end: async () => {
      await pause(settleMs)
      isOver = true
      socket?.terminate()
      await running
      const all = await listNotifications(call)
      const lost = all.filter((one) => !read.has(one) && !live.includes(one)).length
      return { received: live.length, repeated: live.length - new Set(live).size, lost, closes }
    },
  }
}

export type Viewer = ReturnType<typeof openViewer>
