import { toUserId, type UserId } from '@washline/contract/ids'
import EchoModule from 'laravel-echo'
import PusherModule from 'pusher-js'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestingServer, type TestingServer } from '../../../testing/harness/realtime-server.ts'
import { testDatabase } from '../../../testing/harness/test-database.ts'

const database = await testDatabase()
// Its types describe the browser build, whose class is the default export; in Node the class is the module itself.
const Pusher = PusherModule as unknown as typeof PusherModule.default
type Client = InstanceType<typeof Pusher>

let one: TestingServer
let other: TestingServer
beforeAll(async () => {
  one = await startTestingServer(database.url)
  other = await startTestingServer(database.url)
})
afterAll(async () => {
  await one.stop()
  await other.stop()
  await database.drop()
})

const clients: Client[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect()
})

const optionsFor = (server: TestingServer, userId: UserId) => ({
  cluster: '',
  wsHost: '127.0.0.1',
  wsPort: server.port,
  forceTLS: false,
  enabledTransports: ['ws' as const],
  disableStats: true,
  authEndpoint: `http://127.0.0.1:${server.port}/api/broadcasting/auth`,
  auth: { headers: { Authorization: `Bearer token-of-${userId}`, Accept: 'application/json' } },
})
const connect = (server: TestingServer, userId: UserId): Client => {
  const client = new Pusher(server.realtime.clientConfig.key, optionsFor(server, userId))
  clients.push(client)
  return client
}
const echoFor = (server: TestingServer, userId: UserId) =>
  new EchoModule({ broadcaster: 'pusher', client: connect(server, userId), withoutInterceptors: true })

type Privately = ReturnType<ReturnType<typeof echoFor>['private']>
const subscribed = (channel: Privately) =>
  new Promise<void>((resolve, reject) => channel.subscribed(() => resolve()).error(reject))
const emit = (server: TestingServer, channel: string, data: unknown, exceptSocketId?: string) =>
  server.db.transaction((tx) => server.realtime.broadcast(tx, { channel, event: 'new-order', data, exceptSocketId }))

it('brings an event to laravel-echo, of this process and of the other, exactly once and in order', async () => {
  const heard: { here: unknown[]; there: unknown[] } = { here: [], there: [] }
  const here = echoFor(one, toUserId(7)).private('room.7')
  const there = echoFor(other, toUserId(7)).private('room.7')
  here.listen('.new-order', (data: unknown) => heard.here.push(data))
  there.listen('.new-order', (data: unknown) => heard.there.push(data))
  await Promise.all([subscribed(here), subscribed(there)])
  for (let n = 0; n < 40; n += 1) await emit(n % 2 ? one : other, 'private-room.7', { n })
  const all = Array.from({ length: 40 }, (_, n) => ({ n }))
  await vi.waitFor(() => expect([heard.here.length, heard.there.length]).toEqual([40, 40]), { timeout: 20_000 })
  await emit(one, 'private-room.7', { n: 40 })
  await vi.waitFor(() => expect(heard).toEqual({ here: [...all, { n: 40 }], there: [...all, { n: 40 }] }), {
    timeout: 20_000,
  })
})

it('keeps a text whole that is longer than one notification', async () => {
  const heard: unknown[] = []
  const channel = echoFor(other, toUserId(7))
    .private('room.7')
    .listen('.new-order', (data: unknown) => heard.push(data))
  await subscribed(channel)
  const text = `“${'衣🧺 \\" '.repeat(2_500)}”`
  await emit(one, 'private-room.7', { text })
  await vi.waitFor(() => expect(heard).toEqual([{ text }]), { timeout: 20_000 })
})

it('sends nothing for a transaction that rolls back', async () => {
  const heard: unknown[] = []
  const channel = echoFor(one, toUserId(7))
    .private('room.7')
    .listen('.new-order', (data: unknown) => heard.push(data))
  await subscribed(channel)
  const failing = one.db.transaction(async (tx) => {
    await one.realtime.broadcast(tx, { channel: 'private-room.7', event: 'new-order', data: 'lost' })
    throw new Error('changed its mind')
  })
  await expect(failing).rejects.toThrow('changed its mind')
  await emit(one, 'private-room.7', 'kept')
  await vi.waitFor(() => expect(heard).toEqual(['kept']), { timeout: 20_000 })
})

it('calls Echo’s error handler for a channel this person may not subscribe to', async () => {
  const error = await new Promise((resolve) => echoFor(one, toUserId(7)).private('room.8').error(resolve))
  expect(error).toMatchObject({ type: 'AuthError', status: 403 })
})

it('leaves out the socket that X-Socket-ID names, on whichever process it is', async () => {
  const [sender, receiver] = [echoFor(other, toUserId(7)), echoFor(one, toUserId(8))]
  const heard: { sender: unknown[]; receiver: unknown[] } = { sender: [], receiver: [] }
  const mine = sender.private('room.1').listen('.new-order', (data: unknown) => heard.sender.push(data))
  const theirs = receiver.private('room.1').listen('.new-order', (data: unknown) => heard.receiver.push(data))
  await Promise.all([subscribed(mine), subscribed(theirs)])
  await emit(one, 'private-room.1', 'first', sender.socketId())
  await emit(one, 'private-room.1', 'second')
  await vi.waitFor(() => expect(heard).toEqual({ sender: ['second'], receiver: ['first', 'second'] }), {
    timeout: 20_000,
  })
})

it('ends the subscription of one who has lost access, on every process', async () => {
  const [leaving, staying] = [echoFor(other, toUserId(7)), echoFor(other, toUserId(8))]
  const heard: unknown[] = []
  const ended = new Promise((resolve) => leaving.private('room.1').error(resolve))
  const stays = staying.private('room.1').listen('.new-order', (data: unknown) => heard.push(['stays', data]))
  leaving.private('room.1').listen('.new-order', (data: unknown) => heard.push(['leaves', data]))
  await Promise.all([subscribed(leaving.private('room.1')), subscribed(stays)])
  await one.db.transaction((tx) => one.realtime.revoke(tx, 'private-room.1', toUserId(7)))
  expect(await ended).toMatchObject({ status: 403 })
  await emit(one, 'private-room.1', 'news')
  await vi.waitFor(() => expect(heard).toEqual([['stays', 'news']]), { timeout: 20_000 })
})

it('has pusher-js back with its channels after the server went away and came again', async () => {
  const server = await startTestingServer(database.url)
  const client = connect(server, toUserId(7))
  const states: string[] = []
  client.connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
  const heard: unknown[] = []
  const channel = client.subscribe('private-room.7').bind('new-order', (data: unknown) => heard.push(data))
  await vi.waitFor(() => expect(channel.subscribed).toBe(true), { timeout: 20_000 })
  await server.stop()
  const again = await startTestingServer(database.url, { port: server.port })
  await vi.waitFor(() => expect(states.slice(-2)).toEqual(['connecting', 'connected']), { timeout: 20_000 })
  await vi.waitFor(() => expect(channel.subscribed).toBe(true), { timeout: 20_000 })
  await emit(one, 'private-room.7', 'back')
  await vi.waitFor(() => expect(heard).toEqual(['back']), { timeout: 20_000 })
  client.disconnect()
  await again.stop()
})
