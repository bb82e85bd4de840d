import {
  defaultMarketSettings,
  type MarketSettingValues,
  searchSettings,
} from '@washline/contract/settings/market-settings'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aCustomer, startOrders } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { anOperator, testConsole } from '../builders.ts'

const { db, call, close } = await startOrders({
  work: false,
  modules: (deps) => [testConsole(deps)],
})
afterAll(close)
const [odile, omar] = [await anOperator(db, 'Odile'), await anOperator(db, 'Omar')]
beforeEach(() => db.run(sql`delete from rate_limits`))

const reason = 'Too many requests run out unanswered'
/** An answer of any shape, to be matched. */
type Read = ReturnType<typeof JSON.parse>
const read = async (url: string): Promise<Read> => (await call(odile, 'GET', url)).body.data as Read
const current = async () =>
  (await call(odile, 'GET', '/api/ops/settings')).body.data as { version: number; settings: MarketSettingValues }
const change = (changes: object, by = odile, version?: number, key?: string) =>
  current().then((now) =>
    call(
      by,
      'POST',
      '/api/ops/settings',
      { version: version ?? now.version, settings: { ...now.settings, ...changes }, reason },
      key,
    ),
  )

it('begins with the defaults as version 0', async () => {
  expect(await current()).toEqual({ version: 0, settings: defaultMarketSettings })
})

it('records each change with operator, time, reason and old values, in the versions and in the audit log', async () => {
  const { version } = await current()
  expect((await change({ offer_s: 30, radii_km: [2, 5] })).body.data).toMatchObject({
    version: version + 1,
    settings: { offer_s: 30, radii_km: [2, 5], wave_size: 3 },
  })
  const changes = [
    { setting: 'offer_s', from: 20, to: 30 },
    { setting: 'radii_km', from: [3, 6, 10, 15], to: [2, 5] },
  ]
  const { versions } = await read('/api/ops/settings/versions?limit=1')
  expect(versions).toMatchObject([{ version: version + 1, changes, by: { id: odile.id, name: 'Odile' }, reason }])
  const { entries } = await read('/api/ops/audit?limit=1')
  expect(entries).toMatchObject([{ action: 'change_settings', operator: { id: odile.id }, changes, reason }])
  expect(await read('/api/market/search')).toEqual({
    ...searchSettings.parse(defaultMarketSettings),
    offer_s: 30,
    radii_km: [2, 5],
  })
})

it('accepts one of two simultaneous changes, and refuses the other with 409', async () => {
  const { version } = await current()
  const answers = await Promise.all([change({ wave_size: 4 }, odile, version), change({ wave_size: 5 }, omar, version)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('settings_changed')
  expect((await current()).version).toBe(version + 1)
  expect((await change({ wave_size: 6 }, omar, version)).status).toBe(409)
  expect((await change({ wave_size: 6 }, omar, version + 9)).status).toBe(409)
})

it('makes one change for one idempotency key', async () => {
  const { version, settings } = await current()
  const body = { version, settings: { ...settings, ask_again_s: 300 }, reason }
  const send = () => call(odile, 'POST', '/api/ops/settings', body, 'same-key')
  expect([(await send()).body, (await send()).body]).toMatchObject(Array(2).fill({ data: { version: version + 1 } }))
})

it.each([
  ['wave_size', 0],
  ['wave_size', 11],
  ['wave_size', 2.5],
  ['wave_size', '3'],
  ['offer_s', 9],
  ['offer_s', 121],
  ['ask_again_s', 29],
  ['radii_km', []],
  ['radii_km', [3, 3]],
  ['radii_km', [6, 3]],
  ['radii_km', [1, 2, 3, 4, 5, 6, 7]],
  ['radii_km', [3, 51], 'radii_km.1'],
  ['handover_evidence', 'sometimes'],
  ['handover_photo', 'sometimes'],
  ['last_ratings', 4],
  ['fewest_ratings', 21],
  ['rating_floor', 5.1],
  ['rating_floor', 4.05],
  ['liable_claims', 0],
  ['claims_days', 366],
  ['weight_load', 11, 'weight_travel'],
  ['weight_load', -1],
  ['newcomer_nth', 1],
])('refuses %s of %j with 422', async (setting, value, field = setting) => {
  const { version } = await current()
  const refused = await change({ [setting]: value })
  expect(refused).toMatchObject({ status: 422, body: { errors: { [`settings.${field}`]: [expect.any(String)] } } })
  expect((await current()).version).toBe(version)
})

it('refuses to require a photo where handovers have no evidence', async () => {
  const refused = await change({ handover_evidence: 'off', handover_photo: 'required' })
  expect(refused).toMatchObject({ status: 422, body: { errors: { 'settings.handover_photo': [expect.any(String)] } } })
  expect((await change({ handover_evidence: 'off', handover_photo: 'off' })).status).toBe(200)
})

it('refuses a change without a difference, and one without a reason, with 422', async () => {
  expect((await change({})).body.errors).toHaveProperty('settings')
  const { version, settings } = await current()
  const unexplained = { version, settings: { ...settings, wave_size: 7 }, reason: 'Because' }
  expect((await call(odile, 'POST', '/api/ops/settings', unexplained)).body.errors).toHaveProperty('reason')
})

it('is refused to customers with 403, and a version cannot be updated', async () => {
  const customer = await aCustomer(db)
  for (const [method, path] of [
    ['GET', '/api/ops/settings'],
    ['GET', '/api/ops/settings/versions'],
  ] as const)
    expect((await call(customer, method, path)).status).toBe(403)
  expect((await change({ wave_size: 8 }, customer)).status).toBe(403)
  await expect(db.run(sql`update market_settings set reason = 'Something nicer'`)).rejects.toThrow('permission denied')
})
