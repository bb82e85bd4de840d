import type { AddressInfo } from 'node:net'
import { connect as connectTcp } from 'node:net'
import { userChannel } from '@washline/contract/notifications/realtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { seededRandom } from '../../../../tools/random/seeded-random.ts'
import { openPort } from '../harness/open-port.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'
import { attackSize, report } from './attack-size.ts'

const { count, seed } = attackSize(60)

let app: TestApp
let person: Person
let url: string
let port: number

beforeAll(async () => {
  app = await startApp()
  await app.start()
  await openPort(app)
  port = (app.http.fastify.server.address() as AddressInfo).port
  person = await app.join('Ana Pereira')
  const { body } = await app.send(undefined, { method: 'GET', url: '/api/config' })
  url = `ws://127.0.0.1:${port}/app/${body.realtime.key}?protocol=7`
})
afterAll(() => app.close())

async function greeted(): Promise<{ socket: WebSocket; socketId: string }> {
  const socket = new WebSocket(url)
  const first = await new Promise<string>((resolve, reject) => {
    socket.once('message', (data) => resolve(String(data)))
    socket.once('error', reject)
  })
  return { socket, socketId: JSON.parse(JSON.parse(first).data).socket_id }
}

const closedBy = (socket: WebSocket) =>
  new Promise<void>((resolve) => {
    socket.on('error', () => undefined)
    if (socket.readyState === WebSocket.CLOSED) resolve()
    else socket.once('close', () => resolve())
  })

const signed = async (token: string | undefined, socketId: string, channel: string) =>
  app.send(token, {
    method: 'POST',
    url: '/api/broadcasting/auth',
    body: { socket_id: socketId, channel_name: channel },
  })

const frame = (event: string, data: unknown) => JSON.stringify({ event, data })
const hostile: readonly ((socket: WebSocket, chance: () => number) => void)[] = [
  (socket) => socket.send('no JSON'),
  (socket) => socket.send('['.repeat(30_000)),
  (socket) => socket.send(Buffer.alloc(70_000, 'a')),
  (socket) => socket.send(Buffer.from([0, 255, 128])),
  (socket) => socket.send(frame('pusher:subscribe', { channel: 'private-user.1', auth: 'a:b' })),
  (socket) => socket.send(frame('pusher:subscribe', { channel: { toString: 'x' } })),
  (socket) => socket.send(frame('client-message', { channel: 'private-user.1', text: 'hello' })),
  (socket, chance) => {
    for (let n = 0; n < 300; n += 1) socket.send(frame('pusher:subscribe', { channel: `room-${chance()}` }))
  },
  (socket) => {
    for (let n = 0; n < 500; n += 1) socket.send(frame('pusher:ping', {}))
  },
  (socket) => socket.terminate(),
]

test(`${count} hostile sockets are refused or closed, and everybody else is served (seed ${seed})`, {
  retry: 0,
  timeout: 60_000 + count * 200,
}, async () => {
  const chance = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item
  const attackers = await Promise.all(Array.from({ length: count }, greeted))
  for (const { socket } of attackers) {
    socket.on('error', () => undefined)
    for (let step = 0; step < 3; step += 1) if (socket.readyState === WebSocket.OPEN) pick(hostile)(socket, chance)
  }
  // Half a handshake, and no end of headers.
  const unfinished = Array.from({ length: 20 }, () => {
    const half = connectTcp(port, '127.0.0.1')
    half.on('error', () => undefined)
    half.write(
      pick([
        'GET /app/x HTTP/1.1\r\nUpgrade: websocket\r\n',
        'GET /app/../../etc HTTP/1.1\r\n\r\n',
        '\u0000\u0001\u0002',
      ]),
    )
    return half
  })
  const { socket, socketId } = await greeted()
  const { body } = await signed(person.token, socketId, userChannel(person.id))
  const answered = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))))
  socket.send(frame('pusher:subscribe', { channel: userChannel(person.id), auth: body.auth }))
  expect(JSON.parse(await answered).event).toBe('pusher_internal:subscription_succeeded')
  expect((await app.send(undefined, { method: 'GET', url: '/api/health' })).status).toBe(200)
  for (const one of unfinished) one.destroy()
  for (const attacker of attackers) attacker.socket.terminate()
  socket.close()
  await Promise.all([...attackers.map((attacker) => closedBy(attacker.socket)), closedBy(socket)])
  report(`sockets: ${count} hostile sockets (seed ${seed})`)
  expect(app.faults).toEqual([])
})

test(`${count} handshakes from pages of other sites are refused, whatever they call themselves (seed ${seed})`, async () => {
  const chance = seededRandom(seed)
  const place = `127.0.0.1:${port}`
  const others = [
    `https://${place}.evil.example`,
    `http://evil.example/${place}`,
    `http://${place}@evil.example`,
    'null',
    'file://',
    ' ',
    `//${place}`,
  ]
  const statuses = await Promise.all(
    Array.from({ length: count }, () => {
      const origin =
        chance() < 0.5
          ? `http://site-${Math.floor(chance() * 1e6)}.example`
          : others[Math.floor(chance() * others.length)]
      const socket = new WebSocket(url, { headers: { origin } })
      socket.on('error', () => undefined)
      return new Promise((resolve) => {
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode))
        socket.once('open', () => resolve(`open to ${origin}`))
      })
    }),
  )
  report(`sockets: ${count} pages of other sites (seed ${seed})`)
  expect(new Set(statuses)).toEqual(new Set([403]))
})

test('an ended session signs no subscription', async () => {
  const { socket, socketId } = await greeted()
  const guest = await app.join('Bo Tan')
  const channel = userChannel(guest.id)
  expect((await signed(guest.token, socketId, channel)).status).toBe(200)
  expect((await app.send(guest.token, { method: 'POST', url: '/api/logout' })).status).toBe(200)
  expect((await signed(guest.token, socketId, channel)).status).toBe(401)
  expect((await signed(person.token, socketId, channel)).status).toBe(403)
  socket.terminate()
})
