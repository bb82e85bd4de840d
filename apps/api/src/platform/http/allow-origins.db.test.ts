import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { systemClock } from '../clock/clock.ts'
import { openDatabase } from '../db/database.ts'
import { silentLog } from '../log/log.ts'
import { createHttp } from './server.ts'

const shop = 'https://shop.example'
const database = await testDatabase()
const db = openDatabase({ url: database.url, maxConnections: 1 })
const serverOf = async (apiOrigins: readonly string[]) => {
  const { fastify } = await createHttp({
    db,
    clock: systemClock,
    log: silentLog,
    authenticate: async () => undefined,
    apiOrigins,
  })
  fastify.get('/api/orders', async () => ({ success: true }))
  fastify.get('/orders', async () => 'a page')
  await fastify.ready()
  return fastify
}
let off: Awaited<ReturnType<typeof serverOf>>
let listed: typeof off
let open: typeof off
beforeAll(async () => {
  off = await serverOf([])
  listed = await serverOf([shop, 'capacitor://localhost'])
  open = await serverOf(['*'])
})
afterAll(async () => {
  for (const server of [off, listed, open]) await server.close()
  await db.close()
  await database.drop()
})

const corsOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control')))
const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }

describe('an allowed origin', () => {
  it.each([shop, 'capacitor://localhost'])('%s reads answers and what they state about limits', async (origin) => {
    const { headers, statusCode } = await listed.inject({ url: '/api/orders', headers: { origin } })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
    expect(headers['access-control-expose-headers']).toMatch(/retry-after, ratelimit, .*www-authenticate/)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('reads refusals, too', async () => {
    const { headers, statusCode } = await listed.inject({ url: '/api/nothing', headers: { origin: shop } })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, shop])
  })

  it('is asked for permission once in two hours', async () => {
    const headers = { origin: shop, ...preflight }
    const answer = await listed.inject({ method: 'OPTIONS', url: '/api/orders', headers })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': shop,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-max-age': '7200',
    })
    expect(answer.headers['access-control-allow-headers']).toMatch(/authorization, content-type, idempotency-key/)
  })

  it('may call the API and no page', async () => {
    const { headers } = await listed.inject({ url: '/orders', headers: { origin: shop } })
    expect(corsOf(headers)).toEqual({})
  })
})

describe('nothing is allowed', () => {
  it.each([
    'https://shop.example.evil.test',
    'http://shop.example',
    'https://shop.example:8443',
    'https://sub.shop.example',
    'null',
    '*',
  ])('to %s, which is not listed', async (origin) => {
    const read = await listed.inject({ url: '/api/orders', headers: { origin } })
    expect(corsOf(read.headers)).toEqual({})
    const asked = await listed.inject({ method: 'OPTIONS', url: '/api/orders', headers: { origin, ...preflight } })
    expect([asked.statusCode, corsOf(asked.headers)]).toEqual([404, {}])
  })

  it.each([shop, 'null'])('to %s without the setting', async (origin) => {
    const { headers } = await off.inject({ url: '/api/orders', headers: { origin } })
    expect(corsOf(headers)).toEqual({})
    expect(headers.vary).toBeUndefined()
    const asked = await off.inject({ method: 'OPTIONS', url: '/api/orders', headers: { origin, ...preflight } })
    expect(asked.statusCode).toBe(404)
  })
})

it('with * every page may call, without credentials', async () => {
  const { headers } = await open.inject({ url: '/api/orders', headers: { origin: 'https://anywhere.example' } })
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})
