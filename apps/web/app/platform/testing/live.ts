import { HttpResponse, http, ws } from 'msw'
import { expect } from 'vitest'
import { pageDrawn } from '../hydration/page-drawn.ts'

const link = ws.link('ws://127.0.0.1:9/app/*')
const joined = new Set<string>()
/** The link's own list is read from a database of the browser: it lacks who has just connected. */
const clients = new Set<{ send(data: string): void; close(code: number): void }>()
/** A connection of an earlier test may close, and even join, a little later: what it does counts no more. */
let testNumber = 0

const frame = (event: string, channel: string | undefined, data: unknown) =>
  JSON.stringify({ event, channel, data: JSON.stringify(data) })

/** A server that speaks the Pusher protocol to the screens under test. */
export const liveHandlers = [
  http.post('/api/broadcasting/auth', () => HttpResponse.json({ auth: 'test:signature' })),
  http.post('/api/broadcasting/user-auth', () =>
    HttpResponse.json({ auth: 'test:signature', user_data: '{"id":"1"}' }),
  ),
  link.addEventListener('connection', ({ client }) => {
    const madeIn = testNumber
    clients.add(client)
    client.addEventListener('close', () => clients.delete(client))
    client.send(frame('pusher:connection_established', undefined, { socket_id: '1.1', activity_timeout: 120 }))
    client.addEventListener('message', ({ data }) => {
      const sent = JSON.parse(String(data)) as { event: string; data: { channel: string } }
      const { channel } = sent.data
      if (sent.event === 'pusher:unsubscribe' && madeIn === testNumber) joined.delete(channel)
      if (sent.event !== 'pusher:subscribe') return
      if (madeIn === testNumber) joined.add(channel)
      client.send(frame('pusher_internal:subscription_succeeded', channel, {}))
    })
  }),
]

/** Whether a screen listens on this channel (its full name). */
export const isJoined = (channel: string): boolean => joined.has(channel)

/** Waits until a channel is joined, and the page has begun to read again what it may have missed before. */
export async function hasJoined(channel: string): Promise<void> {
  await expect.poll(() => isJoined(channel)).toBe(true)
  // The page hears of it within the first wait, and waits as long itself before it reads.
  await pageDrawn()
  await pageDrawn()
}

/** Forgets who listens; between tests. */
export function forgetJoined(): void {
  testNumber += 1
  joined.clear()
  clients.clear()
}

/** Ends every connection with a code of the protocol. */
export function closeConnections(code: number): void {
  joined.clear()
  for (const client of clients) client.close(code)
}

/** Broadcasts an event on a channel. Wait for `isJoined` before. */
export function broadcast(channel: string, event: string, data: unknown): void {
  for (const client of clients) client.send(frame(event, channel, data))
}
