import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toUserId } from '@washline/contract/ids'
import { afterAll, expect, it, vi } from 'vitest'
import { isSigned } from '../../../../testing/fakes/fake-live-service.ts'
import { embedded, startTestingServer } from '../../../../testing/harness/realtime-server.ts'
import { testDatabase } from '../../../../testing/harness/test-database.ts'
import { sql } from '../../db/sql.ts'

const app = { appId: '42', key: 'outside-key', secret: 'outside-secret' }

/** Stands in for the outside service: checks the signature as documented, fails the first call, and answers a page once. */
const batches: unknown[] = []
const faults: string[] = []
const terminated: string[] = []
let calls = 0
let isPassed = false
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    calls += 1
    if (calls === 1) return response.writeHead(503).end()
    const url = new URL(request.url ?? '', 'http://localhost')
    const session = /^\/apps\/42\/users\/(\d+)\/terminate_connections$/.exec(url.pathname)?.[1]
    if ((url.pathname !== '/apps/42/batch_events' && !session) || !isSigned(app.secret, url, body))
      faults.push(`bad call ${request.url}`)
    if (session) {
      terminated.push(session)
      return response.writeHead(session === '8' ? 404 : 200, { 'content-type': 'application/json' }).end('{}')
    }
    const { batch } = JSON.parse(body)
    if (batch[0].name === 'too-long') return response.writeHead(413).end()
    if (batch[0].name === 'on-the-way' && !isPassed) {
      isPassed = true
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please sign in</html>')
    }
    batches.push(...batch)
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))

const database = await testDatabase()
const server = await startTestingServer(database.url, {
  config: {
    ...embedded,
    pusher: app,
    PUSHER_HOST: '127.0.0.1',
    PUSHER_PORT: (service.address() as AddressInfo).port,
    PUSHER_TLS: false,
    PUBLIC_URL: undefined,
    SOCKET_ORIGINS: [],
  },
})
afterAll(async () => {
  await server.stop()
  await server.realtime.stop()
  service.close()
  await database.drop()
})

it('hands events to the outside service in order, again after a failure', async () => {
  await server.db.transaction(async (tx) => {
    await server.realtime.broadcast(tx, {
      channel: 'private-room.7',
      event: 'a',
      data: { n: 1 },
      exceptSocketId: '1.2',
    })
    await server.realtime.revoke(tx, 'private-room.7', toUserId(7))
    await server.realtime.broadcast(tx, { channel: 'private-room.7', event: 'b', data: { n: 2 } })
  })
  await vi.waitFor(
    () =>
      expect(batches).toEqual([
        { channel: 'private-room.7', name: 'a', data: '{"n": 1}', socket_id: '1.2' },
        { channel: 'private-room.7', name: 'b', data: '{"n": 2}' },
      ]),
    { timeout: 20_000 },
  )
  expect(faults).toEqual([])
})

it('drops what the outside service will never take', async () => {
  batches.length = 0
  const emit = (event: string) =>
    server.db.transaction((tx) => server.realtime.broadcast(tx, { channel: 'private-room.7', event, data: null }))
  await emit('too-long')
  await vi.waitFor(async () => expect(await server.db.run(sql`select from outbox`)).toBe(0), { timeout: 20_000 })
  await emit('after')
  await vi.waitFor(() => expect(batches).toEqual([{ channel: 'private-room.7', name: 'after', data: 'null' }]), {
    timeout: 20_000,
  })
})

it('sends an event again where a page answered in place of the service', async () => {
  batches.length = 0
  await server.db.transaction((tx) =>
    server.realtime.broadcast(tx, { channel: 'private-room.7', event: 'on-the-way', data: null }),
  )
  await vi.waitFor(() => expect(batches).toEqual([{ channel: 'private-room.7', name: 'on-the-way', data: 'null' }]), {
    timeout: 20_000,
  })
})

it('signs subscriptions with the outside service’s secret', async () => {
  const answer = await server.http.fastify.inject({
    method: 'POST',
    url: '/api/broadcasting/auth',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer token-of-7' },
    payload: 'socket_id=1.2&channel_name=private-room.7',
  })
  const signature = createHmac('sha256', app.secret).update('1.2:private-room.7').digest('hex')
  expect(answer.json()).toEqual({ auth: `outside-key:${signature}` })
  expect(server.realtime.clientConfig).toMatchObject({ key: 'outside-key', host: '127.0.0.1', tls: false })
})

it('signs connections in as their session, and has the service close them when it ends', async () => {
  batches.length = 0
  const answer = await server.http.fastify.inject({
    method: 'POST',
    url: '/api/broadcasting/user-auth',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer token-of-7' },
    payload: 'socket_id=1.2',
  })
  const data = '{"id":"7"}'
  const signature = createHmac('sha256', app.secret).update(`1.2::user::${data}`).digest('hex')
  expect(answer.json()).toEqual({ auth: `outside-key:${signature}`, user_data: data })
  // A service without this call refuses it, which must not hold up what comes after.
  await server.db.run(sql`select end_subscriptions(id) from (values (8), (7)) as session (id)`)
  await server.db.transaction((tx) =>
    server.realtime.broadcast(tx, { channel: 'private-room.7', event: 'after', data: null }),
  )
  await vi.waitFor(() => expect(batches).toEqual([{ channel: 'private-room.7', name: 'after', data: 'null' }]), {
    timeout: 20_000,
  })
  expect(terminated).toEqual(['8', '7'])
  expect(faults).toEqual([])
})

it('signs no connection in without a token, nor under an injected id', async () => {
  const ask = (payload: string, authorization: string) =>
    server.http.fastify.inject({
      method: 'POST',
      url: '/api/broadcasting/user-auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization },
      payload,
    })
  expect((await ask('socket_id=1.2', '')).statusCode).toBe(401)
  expect((await ask('socket_id=1.2:private-room.8', 'Bearer token-of-7')).statusCode).toBe(403)
})
