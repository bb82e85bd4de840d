import { afterAll, expect, it } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import { openDatabase } from '../db/database.ts'
import { silentLog } from '../log/log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { serveStatus } from './serve-status.ts'
import { createHttp } from './server.ts'

const test = await testDatabase()
const db = openDatabase({ url: test.url })
afterAll(async () => {
  await db.close()
  await test.drop()
})

const market = { currency: 'myr', symbol: '$', locale: 'en-US', deposit_minor: 3_000, promise_s: 10_800 }
const configOf = async (realtime: object, headers: Record<string, string>) => {
  const http = await createHttp({ db, clock: systemClock, log: silentLog, authenticate: async () => undefined })
  serveStatus(http, {
    db,
    clientConfig: {
      realtime: { key: 'k', host: null, port: null, tls: false, cluster: null, ...realtime },
      stripe: { publishable_key: null },
      google: { client_id: null },
      maps: { style_url: null },
      market,
      operator: null,
      demo: false,
    },
  })
  const answer = await http.fastify.inject({ url: '/api/config', headers })
  return answer.json().realtime
}

it.each<[string, object, Record<string, string>, object]>([
  ['this server', {}, { host: 'localhost:3000' }, { host: 'localhost', port: 3000, tls: false }],
  [
    'this server behind a proxy',
    {},
    { host: 'wash.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' },
    { host: 'wash.example', port: 443, tls: true },
  ],
  [
    'an outside service',
    { cluster: 'ap1', host: 'live.example', port: 6001, tls: true },
    { host: 'localhost:3000' },
    { host: 'live.example', port: 6001, tls: true, cluster: 'ap1' },
  ],
])('tells clients that the sockets are at %s', async (_, realtime, headers, expected) => {
  expect(await configOf(realtime, headers)).toMatchObject(expected)
})
