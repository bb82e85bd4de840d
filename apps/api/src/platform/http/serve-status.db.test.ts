import type { ClientConfig } from '@washline/contract/platform/endpoints'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { systemClock } from '../clock/clock.ts'
import { clientConfig } from '../config/client-config.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/database.ts'
import { silentLog } from '../log/log.ts'
import { serveStatus } from './serve-status.ts'
import { createHttp } from './server.ts'

const test = await testDatabase()
const db = openDatabase({ url: test.url })
afterAll(async () => {
  await db.close()
  await test.drop()
})

let search = { wave_size: 3, offer_s: 20, radii_km: [3, 6] }
const configOf = async (realtime: object, headers: Record<string, string>) => {
  const http = await createHttp({ db, clock: systemClock, log: silentLog, authenticate: async () => undefined })
  const read = readConfig({ DATABASE_URL: test.url, DEMO: '0' })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const address = { key: 'k', host: null, port: null, tls: false, cluster: null, ...realtime }
  serveStatus(http, {
    db,
    clientConfig: clientConfig(read.config, address, 'public key'),
    searchSettings: async () => search,
  })
  const answer = await http.fastify.inject({ url: '/api/config', headers })
  return answer.json<ClientConfig>()
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
])('sends clients the address of the sockets: %s', async (_, realtime, headers, expected) => {
  expect((await configOf(realtime, headers)).realtime).toMatchObject(expected)
})

it('has the fees and the cover of the market, and the search as it is set now', async () => {
  expect((await configOf({}, {})).market).toEqual({
    currency: 'myr',
    symbol: '$',
    locale: 'en-US',
    deposit_minor: 3_000,
    promise_s: 10_800,
    fees: {
      service_basis_points: 1_000,
      service_minimum_minor: 200,
      load_minor: { light: 0, medium: 200, heavy: 400 },
      commission_basis_points: 1_500,
      late_cancel_minor: 300,
      late_cancel_after_s: 300,
    },
    coverage: {
      included_minor: 50_000,
      extra: [
        { limit_minor: 100_000, fee_minor: 300 },
        { limit_minor: 250_000, fee_minor: 700 },
      ],
    },
    search: { wave_size: 3, offer_s: 20, radii_km: [3, 6] },
  })
  search = { wave_size: 5, offer_s: 30, radii_km: [2] }
  expect((await configOf({}, {})).market.search).toEqual(search)
})
