import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'

export const liveApp = { appId: '42', key: 'live-key', secret: 'live-secret' }

interface Event {
  readonly channel: string
  readonly name: string
  readonly data: string
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** https://pusher.com/docs/channels/library_auth_reference/rest-api/, implemented for the receiving side. */
export function isSigned(secret: string, url: URL, body: string): boolean {
  const { auth_signature: signature, ...query } = Object.fromEntries(url.searchParams)
  const pairs = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))
  const text = pairs.map((pair) => pair.join('=')).join('&')
  return (
    signature === hmac(secret, `POST\n${url.pathname}\n${text}`) &&
    query.body_md5 === createHash('md5').update(body).digest('hex')
  )
}

/** An outside service of Pusher's protocol: takes batches by its HTTP API and sends them to those who have subscribed. */
export async function startFakeLiveService() {
  const channels = new Map<string, Set<WebSocket>>()
  let sockets = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const url = new URL(request.url ?? '', 'http://live')
    const answer = (status: number) => response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    if (!isSigned(liveApp.secret, url, body)) return answer(401)
    if (!url.pathname.endsWith('/batch_events')) return answer(200)
    for (const { channel, name, data } of (JSON.parse(body) as { batch: Event[] }).batch)
      for (const socket of channels.get(channel) ?? []) socket.send(JSON.stringify({ event: name, channel, data }))
    return answer(200)
  })
  const subscribe = (
    socket: WebSocket,
    socketId: string,
    { channel, auth }: { channel: string; auth: string },
  ): void => {
    if (auth !== `${liveApp.key}:${hmac(liveApp.secret, `${socketId}:${channel}`)}`) return void socket.close(4009)
    const heard = channels.get(channel) ?? new Set()
    channels.set(channel, heard.add(socket))
    socket.once('close', () => heard.delete(socket))
    socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' }))
  }
  const live = new WebSocketServer({ server })
  live.on('connection', (socket: WebSocket, _: IncomingMessage) => {
    sockets += 1
    const socketId = `1.${sockets}`
    const data = JSON.stringify({ socket_id: socketId, activity_timeout: 120 })
    socket.on('error', () => undefined)
    socket.on('message', (raw: RawData) => {
      const frame = JSON.parse(String(raw))
      if (frame.event === 'pusher:subscribe') subscribe(socket, socketId, frame.data)
      if (frame.event === 'pusher:ping') socket.send('{"event":"pusher:pong","data":"{}"}')
    })
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of live.clients) socket.terminate()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
