import { minor } from '@washline/contract/money'
import type { ClientConfig } from '@washline/contract/platform/endpoints'
import { builtInProfile } from '@washline/contract/settings/market-profile'
import { defaultMarketSettings, searchSettings } from '@washline/contract/settings/market-settings'
import { builtInFees } from '@washline/contract/settings/money-rules'
import { inForce } from '@washline/contract/settings/profile-in-force'
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

let search = { ...searchSettings.parse(defaultMarketSettings), radii_km: [3, 6] }
let fees = builtInFees
const statusOf = async (realtime: object, more: { metricsToken?: string; isBehindProxy?: boolean } = {}) => {
  const http = await createHttp({ db, clock: systemClock, log: silentLog, authenticate: async () => undefined })
  const read = readConfig({ DATABASE_URL: test.url, DEMO: '0' })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const address = { key: 'k', host: null, port: null, tls: false, cluster: null, ...realtime }
  serveStatus(http, {
    db,
    clientConfig: clientConfig(read.config, address, 'public key'),
    market: () => inForce(0, builtInProfile),
    rulesNow: async () => ({ rules: search, fees }),
    ...more,
  })
  return http.fastify
}
const configOf = async (realtime: object, headers: Record<string, string>) =>
  (await (await statusOf(realtime)).inject({ url: '/api/config', headers })).json<ClientConfig>()

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

it('has the fees, the cover and the search as they are now', async () => {
  expect((await configOf({}, {})).market).toEqual({
    version: 0,
    name: 'Washline',
    currency: 'myr',
    minor_digits: 2,
    symbol: '$',
    locale: 'en-US',
    time_zone: 'Asia/Kuala_Lumpur',
    amount_percent: 100,
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
  search = { ...search, wave_size: 5, offer_s: 30, radii_km: [2] }
  fees = {
    ...builtInFees,
    service_basis_points: 900,
    load_heavy_minor: minor(350),
    coverage_fees_minor: [minor(1), minor(2)],
  }
  const { market } = await configOf({}, {})
  expect(market.search).toEqual({ wave_size: 5, offer_s: 30, radii_km: [2] })
  expect(market.fees).toMatchObject({ service_basis_points: 900, load_minor: { light: 0, medium: 200, heavy: 350 } })
  expect(market.coverage.extra.map(({ fee_minor }) => fee_minor)).toEqual([1, 2])
})

const metricsToken = 'a token for the metrics'
it.each<[string, { isBehindProxy?: boolean; remoteAddress?: string; headers?: Record<string, string> }, number]>([
  ['a request of this machine', {}, 200],
  ['one that a proxy passed on', { headers: { 'x-forwarded-for': '203.0.113.1' } }, 404],
  ['one that another proxy passed on', { headers: { forwarded: 'for=203.0.113.1' } }, 404],
  ['one with the address of a proxy’s client', { headers: { 'x-real-ip': '203.0.113.1' } }, 404],
  ['one for the public host', { headers: { host: 'wash.example' } }, 404],
  ['one of this machine where a proxy is configured', { isBehindProxy: true }, 404],
  ['another machine', { remoteAddress: '203.0.113.1' }, 404],
  [
    'another machine with the token',
    { remoteAddress: '203.0.113.1', headers: { authorization: `Bearer ${metricsToken}` } },
    200,
  ],
  [
    'a proxy with the token',
    { headers: { forwarded: 'for=203.0.113.1', authorization: `Bearer ${metricsToken}` } },
    200,
  ],
  ['a proxy with a guess', { headers: { forwarded: 'for=203.0.113.1', authorization: 'Bearer guess' } }, 404],
])('opens the metrics to %s: %o', async (_, { isBehindProxy = false, headers = {}, ...from }, status) => {
  const server = await statusOf({}, { metricsToken, isBehindProxy })
  const answer = await server.inject({ url: '/metrics', headers: { host: 'localhost:3000', ...headers }, ...from })
  expect(answer.statusCode).toBe(status)
})

it('opens the metrics to no token where none is set', async () => {
  const server = await statusOf({}, { isBehindProxy: true })
  expect((await server.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode).toBe(
    404,
  )
})
