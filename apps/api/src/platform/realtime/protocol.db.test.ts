import { toUserId } from '@washline/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestingServer, type TestingServer } from '../../../testing/harness/realtime-server.ts'
import { testDatabase } from '../../../testing/harness/test-database.ts'

interface Frame {
  readonly event: string
  readonly channel?: string
  readonly data: unknown
}

const database = await testDatabase()
let server: TestingServer
let key = ''
beforeAll(async () => {
  server = await startTestingServer(database.url)
  key = server.realtime.clientConfig.key
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

/** A bare client: frames come one at a time, in order. */
const connect = (path: string, port = server.port, options = {}) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
  const frames: Frame[] = []
  const waiting: ((frame: Frame) => void)[] = []
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    const next = waiting.shift()
    if (next) next(frame)
    else frames.push(frame)
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  return {
    socket,
    closed,
    next: () => new Promise<Frame>((resolve) => resolve(frames.shift() ?? new Promise((later) => waiting.push(later)))),
    send: (event: string, data: unknown) => socket.send(JSON.stringify({ event, data })),
  }
}
const open = async (port?: number) => {
  const client = connect(`/app/${key}?protocol=7&client=test&version=1`, port)
  const established = await client.next()
  const { socket_id: socketId } = JSON.parse(String(established.data))
  return { ...client, socketId: String(socketId), established }
}
const askForAuth = (payload: string, headers: Record<string, string> = {}) =>
  server.http.fastify.inject({
    method: 'POST',
    url: '/api/broadcasting/auth',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: 'Bearer token-of-7',
      accept: 'application/json',
      ...headers,
    },
    payload,
  })
const authFor = async (socketId: string, channel: string): Promise<string> =>
  (await askForAuth(`socket_id=${socketId}&channel_name=${channel}`)).json().auth

describe('handshake', () => {
  it('greets with a socket id and an activity timeout, as text inside the frame', async () => {
    const { established, socket } = await open()
    expect(established.event).toBe('pusher:connection_established')
    expect(JSON.parse(established.data as string)).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 30,
    })
    socket.close()
  })
  it.each([
    ['an unknown key', '/app/nobody?protocol=7', 4001],
    ['a version that is no number', () => `/app/${key}?protocol=x`, 4006],
    ['an old version', () => `/app/${key}?protocol=3`, 4007],
    ['a version to come', () => `/app/${key}?protocol=8`, 4007],
  ])('refuses %s with frame and close code', async (_, path, code) => {
    const client = connect(typeof path === 'string' ? path : path())
    expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code } })
    expect(await client.closed).toBe(code)
  })
  it.each(['/', '/app/', '/app/%ff', '/apps/1', `/app/${'x'.repeat(300)}`])('has no socket at %s', async (path) => {
    const status = await new Promise((resolve) =>
      connect(path).socket.once('unexpected-response', (_, response) => resolve(response.statusCode)),
    )
    expect(status).toBe(404)
  })
  it('refuses a page of another site before it is a socket, and takes its own and clients without a page', async () => {
    const from = (origin: string) => connect(`/app/${key}?protocol=7`, server.port, { origin })
    const status = await new Promise((resolve) =>
      from('https://evil.example').socket.once('unexpected-response', (_, response) => resolve(response.statusCode)),
    )
    expect(status).toBe(403)
    expect(server.realtime.connections()).toBe(0)
    const samePage = from(`http://127.0.0.1:${server.port}`)
    expect(await samePage.next()).toMatchObject({ event: 'pusher:connection_established' })
    samePage.socket.close()
    await samePage.closed
  })
  it('answers a full server with the code that brings clients back', async () => {
    const full = await startTestingServer(database.url, { limits: { maxConnections: 1 } })
    const first = await open(full.port)
    const second = connect(`/app/${key}?protocol=7`, full.port)
    expect(await second.closed).toBe(4100)
    first.socket.close()
    await full.stop()
  })
})

describe('frames', () => {
  it('answers a ping, survives nonsense and relays no client event', async () => {
    const client = await open()
    client.send('pusher:ping', {})
    expect(await client.next()).toEqual({ event: 'pusher:pong', data: {} })
    for (const nonsense of ['', '{', 'null', '[]', '{"event":7}', '{"event":"pusher:subscribe"}']) {
      client.socket.send(nonsense)
      expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code: 4300 } })
    }
    client.socket.send(Buffer.from([1, 2]))
    expect(await client.next()).toMatchObject({ event: 'pusher:error' })
    client.send('client-typing', {})
    expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code: 4301 } })
    client.socket.close()
  })
  it('cuts a frame of more than 64 KB', async () => {
    const client = await open()
    client.socket.send('x'.repeat(65 * 1024))
    expect(await client.closed).toBe(1009)
  })
  it('subscribes with a good signature, delivers once after a second subscription, and stops after leaving', async () => {
    const client = await open()
    const auth = await authFor(client.socketId, 'private-room.7')
    for (const _ of [1, 2]) {
      client.send('pusher:subscribe', { channel: 'private-room.7', auth })
      expect(await client.next()).toEqual({
        event: 'pusher_internal:subscription_succeeded',
        channel: 'private-room.7',
        data: '{}',
      })
    }
    const emit = (data: unknown) =>
      server.db.transaction((tx) => server.realtime.broadcast(tx, { channel: 'private-room.7', event: 'e', data }))
    await emit({ n: 1 })
    expect(await client.next()).toEqual({ event: 'e', channel: 'private-room.7', data: '{"n":1}' })
    await emit({ n: 2 })
    expect(await client.next()).toMatchObject({ data: '{"n":2}' })
    client.send('pusher:unsubscribe', { channel: 'private-room.7' })
    client.send('pusher:ping', {})
    await client.next()
    await emit({ n: 3 })
    client.send('pusher:subscribe', { channel: 'private-room.7', auth })
    expect(await client.next()).toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
    client.socket.close()
  })
  it.each([
    ['no signature', undefined, 'private-room.7', 401],
    ['a wrong signature', `${'0'.repeat(20)}:${'0'.repeat(64)}`, 'private-room.7', 401],
    ['a presence channel', undefined, 'presence-room.7', 401],
    ['a name with other characters', undefined, 'private-room:7', 400],
    ['a name too long', undefined, `private-${'x'.repeat(200)}`, 400],
  ])('refuses %s and keeps the connection', async (_, auth, channel, status) => {
    const client = await open()
    client.send('pusher:subscribe', { channel, auth })
    expect(await client.next()).toMatchObject({ event: 'pusher:subscription_error', channel, data: { status } })
    client.socket.close()
  })
  it('refuses a signature made for another socket', async () => {
    const [one, other] = [await open(), await open()]
    other.send('pusher:subscribe', {
      channel: 'private-room.7',
      auth: await authFor(one.socketId, 'private-room.7'),
    })
    expect(await other.next()).toMatchObject({ event: 'pusher:subscription_error', data: { type: 'AuthError' } })
    one.socket.close()
    other.socket.close()
  })
  it('opens a revoked channel to no signature until access comes back', async () => {
    const client = await open()
    // An event of a case before may still arrive on the channel.
    const answered = async (): Promise<Frame> => {
      const frame = await client.next()
      return frame.event.startsWith('pusher') ? frame : answered()
    }
    const auth = await authFor(client.socketId, 'private-room.7')
    client.send('pusher:subscribe', { channel: 'private-room.7', auth })
    await answered()
    server.shutOut.add(toUserId(7))
    await server.db.transaction((tx) => server.realtime.revoke(tx, 'private-room.7', toUserId(7)))
    expect(await answered()).toMatchObject({ event: 'pusher:subscription_error', data: { status: 403 } })
    client.send('pusher:subscribe', { channel: 'private-room.7', auth })
    expect(await answered()).toMatchObject({ event: 'pusher:subscription_error', data: { status: 401 } })
    server.shutOut.clear()
    const again = await authFor(client.socketId, 'private-room.7')
    client.send('pusher:subscribe', { channel: 'private-room.7', auth: again })
    expect(await answered()).toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
    client.socket.close()
  })
  it('holds at most 200 channels', async () => {
    const client = await open()
    for (let n = 0; n <= 200; n += 1) client.send('pusher:subscribe', { channel: `open-${n}` })
    for (let n = 0; n < 200; n += 1) await client.next()
    expect(await client.next()).toMatchObject({ event: 'pusher:subscription_error', data: { type: 'LimitReached' } })
    client.socket.close()
  })
})

describe('liveness', () => {
  it('pings a silent client and cuts it with 4201 when nothing comes back', async () => {
    const strict = await startTestingServer(database.url, { limits: { pingAfterMs: 40, pongWithinMs: 80 } })
    const client = connect(`/app/${key}?protocol=7`, strict.port, { autoPong: false })
    await client.next()
    expect(await client.next()).toEqual({ event: 'pusher:ping', data: {} })
    expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code: 4201 } })
    expect(await client.closed).toBe(4201)
    await strict.stop()
  })
  it('closes with code 1001 when the server stops', async () => {
    const leaving = await startTestingServer(database.url)
    const client = await open(leaving.port)
    await leaving.stop()
    expect(await client.closed).toBe(1001)
  })
})

describe('POST /api/broadcasting/auth', () => {
  it('takes JSON as well as a form', async () => {
    const answer = await askForAuth(JSON.stringify({ socket_id: '1.2', channel_name: 'private-room.7' }), {
      'content-type': 'application/json',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ auth: await authFor('1.2', 'private-room.7') })
  })
  it.each([
    ['another person’s channel', 'socket_id=1.2&channel_name=private-room.8'],
    ['a channel that nobody knows', 'socket_id=1.2&channel_name=private-other.7'],
    ['a longer name', 'socket_id=1.2&channel_name=private-room.7.8'],
    ['a presence channel', 'socket_id=1.2&channel_name=presence-room.7'],
    ['a public channel', 'socket_id=1.2&channel_name=room.7'],
    ['an injected channel', 'socket_id=1.2:private-room.8&channel_name=private-room.7'],
    ['an injected line', 'socket_id=1.2%0A&channel_name=private-room.7'],
    ['a line after the channel', 'socket_id=1.2&channel_name=private-room.7%0A'],
    ['a signature of another kind', 'socket_id=POST%0A/apps/1/events&channel_name=private-room.7'],
    ['nothing', ''],
  ])('answers 403 in JSON to %s', async (_, payload) => {
    const answer = await askForAuth(payload)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ success: false, code: 'forbidden' })
  })
  it('answers 401 without a token', async () => {
    const answer = await askForAuth('socket_id=1.2&channel_name=private-room.7', { authorization: '' })
    expect(answer.statusCode).toBe(401)
  })
})
