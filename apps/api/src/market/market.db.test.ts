import { market } from '@washline/contract/market'
import { adoptMarket } from '@washline/contract/market-in-force'
import { minor } from '@washline/contract/money'
import { proposalFor } from '@washline/contract/settings/currency-amounts'
import { builtInProfile, type MarketProfile } from '@washline/contract/settings/market-profile'
import { inForce } from '@washline/contract/settings/profile-in-force'
import { formatMoney } from '@washline/contract/texts/format-money'
import { nameProduct } from '@washline/contract/texts/product-name'
import { firstZones, type Zone } from '@washline/contract/zones/zone'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import { anOperator } from '../console/builders.ts'
import { rulesAt } from '../console/index.ts'
import { aCustomer } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { sharpPhotos } from '../scanning/builders.ts'
import { currentCatalogue } from '../scanning/index.ts'
import { currentZones, insertZones, zoneVersions } from '../zones/index.ts'
import { marketModule, openMarket } from './module.ts'

let renew = async (): Promise<void> => undefined
const api = await startTestApi(
  ({ db, clock }) =>
    marketModule({ db, clock, newId: () => crypto.randomUUID(), photos: sharpPhotos, renew: () => renew() }),
  new Date('2026-11-20T09:00:00Z'),
)
const { db, clock } = api
const here = await openMarket({ db, log: silentLog, added: { languages: [] } })
const elsewhere = await openMarket({ db, log: silentLog, added: { languages: [] } })
renew = here.renew
await elsewhere.start()
afterAll(async () => {
  await elsewhere.stop()
  adoptMarket(inForce(0, builtInProfile))
  nameProduct()
  await api.close()
})
const [odile, omar] = [await anOperator(db, 'Odile'), await anOperator(db, 'Omar')]
const customer = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const reason = 'The market opens in another town'
const current = async () => (await api.call(odile.id, 'GET', '/api/ops/market')).body.data
const change = async (changes: Partial<MarketProfile>, more: object = {}, by = odile, version?: number) => {
  const now = await current()
  const body = {
    version: version ?? now.version,
    profile: { ...now.profile, ...changes },
    reason,
    confirmed: true,
    ...more,
  }
  return api.call(by.id, 'POST', '/api/ops/market', body)
}

it('is what is built in before the first change, and for operators only', async () => {
  expect(await current()).toEqual({ version: 0, profile: builtInProfile, currency_in_use: false, changes: [] })
  expect((await api.call(customer.id, 'GET', '/api/ops/market')).status).toBe(403)
  expect((await api.call(undefined, 'POST', '/api/ops/market')).status).toBe(401)
})

it('changes everywhere at once, with an audit row, and needs a confirmation where prices change', async () => {
  const unconfirmed = await change({ currency: 'jpy', symbol: '¥' }, { confirmed: false })
  expect([unconfirmed.status, Object.keys(unconfirmed.body.errors)]).toEqual([422, ['confirmed']])
  expect((await change({ name: 'Harbour Wash', currency: 'jpy', symbol: '¥', time_zone: 'Asia/Tokyo' })).status).toBe(
    200,
  )
  expect(here.market()).toMatchObject({ version: 1, minor_digits: 0 })
  await expect.poll(() => elsewhere.market().version, { interval: 10, timeout: 20_000 }).toBe(1)
  expect([market.currency, formatMoney('en', minor(2_450))]).toEqual(['jpy', '¥2,450'])
  const html = elsewhere.dress()('<html><title>Washline</title><script></script></html>')
  expect(html).toContain('<title>Harbour Wash</title>')
  expect((await current()).changes).toMatchObject([{ version: 1, by: { name: 'Odile' }, reason }])
  const audit = await db.one(sql`select action, reason from audit_log where action = 'change_market'`)
  expect(audit).toEqual({ action: 'change_market', reason })
  expect((await change({ name: 'Quay Wash' }, { confirmed: false })).status).toBe(200)
})

it('replaces the price list together with the currency, and refuses prices that are not possible in it', async () => {
  const proposal = proposalFor('jpy')
  if (!proposal) throw new Error('nothing is proposed')
  const { symbol, amounts, prices } = proposal
  const { fees } = (await current()).profile
  const yen = { currency: 'jpy', symbol, ...amounts, fees: { ...fees, ...amounts.fees } }
  const cheap = prices.map((row) => (row.garment === 'shirt' ? { ...row, price_minor: 5 } : row))
  const alone = await change({ name: 'Quay Wash House' }, { price_list: prices })
  expect([alone.status, Object.keys(alone.body.errors)]).toEqual([422, ['price_list']])
  expect((await change({ currency: 'eur', symbol: '€', amount_percent: 100 })).status).toBe(200)
  const [everywhere] = firstZones
  const drawn = [{ ...everywhere, fee_minor: minor(150), prices: { shirt: minor(350) } }] as Zone[]
  await db.transaction((tx) =>
    insertZones(tx, { version: 1, zones: drawn, changes: [], by: omar.id, reason, at: clock.now() }),
  )
  const refused = await change(yen, { price_list: cheap })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['price_list.shirt']])
  expect((await change(yen, { price_list: prices })).status).toBe(200)
  const { garments } = await currentCatalogue(db)
  expect([garments.shirt.priceMinor, garments.shirt.replacementMinor]).toEqual([530, 6_800])
  const version = await db.one(sql`select version, reason from catalogues`)
  expect(version).toEqual({ version: 2, reason })
  // What operators have set for zones is worth in yen what it was worth in euros.
  expect(await currentZones(db)).toMatchObject({ version: 2, zones: [{ fee_minor: 230, prices: { shirt: 530 } }] })
  const { by, changes } = (await zoneVersions(db, { before: undefined, limit: 1 }))[0] ?? {}
  expect([by?.name, changes]).toEqual([
    'Odile',
    [{ zone: 'everywhere', name: 'Everywhere', kind: 'changed', properties: ['fee_minor', 'prices'] }],
  ])
})

it('accepts one of two simultaneous changes, and refuses the other with 409', async () => {
  const { version } = await current()
  const answers = await Promise.all([
    change({ promise_minutes: 120 }, {}, odile, version),
    change({ promise_minutes: 240 }, {}, omar, version),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('settings_changed')
  expect((await current()).version).toBe(version + 1)
})

it('prices by its fees, under those that are published for a time', async () => {
  const fees = { ...builtInProfile.fees, service_minimum_minor: minor(333) }
  expect((await change({ fees })).status).toBe(200)
  expect((await rulesAt(db, clock.now())).fees).toMatchObject({
    service_minimum_minor: 333,
    commission_basis_points: 1_500,
  })
})

it.each<[string, Partial<MarketProfile>, string[], string]>([
  [
    'colours that cannot be read',
    { colours: { accent: '#777777', on_accent: '#888888', accent_dark: '#9aa3ff', on_accent_dark: '#0e1230' } },
    ['profile.colours.accent'],
    '1.26 to 1',
  ],
  ['a currency that card services count otherwise', { currency: 'isk' }, ['profile.currency'], 'choose a currency'],
  ['covers that do not rise', { cover_minor: minor(200_000) }, ['profile.cover_minor'], 'higher'],
  ['a logo that was never uploaded', { logo: 'a'.repeat(64) }, ['profile.logo'], 'upload'],
  ['a name with markup', { name: 'Wash<b>' }, ['profile.name'], 'leave out'],
])('refuses %s', async (_, changes, fields, text) => {
  const { status, body } = await change(changes)
  expect([status, Object.keys(body.errors)]).toEqual([422, fields])
  expect(JSON.stringify(body.errors)).toContain(text)
})

it('keeps the currency once anything is in it, and books nothing in another one', async () => {
  const post = (currency: string) =>
    db.run(sql`
      insert into payments (id, kind, user_id, gateway, customer_id, card_id, amount_minor, currency, state, created_at, updated_at)
      select gen_random_uuid(), 'top_up', ${customer.id}, 'sandbox', 'c', 'c', 100, ${currency}, 'charging', now(), now()`)
  await expect(post('myr')).rejects.toThrow('the currency of the market is jpy by now')
  await db.run(sql`
    insert into orders (customer_id, status, item_count, value_minor, catalogue_version, coverage_minor, created_at)
    values (${customer.id}, 'draft', 1, 500, 0, 0, now())`)
  const refused = await change({ currency: 'kwd', symbol: 'KD' })
  expect([refused.status, refused.body.code]).toEqual([409, 'currency_in_use'])
  expect((await change({ symbol: 'JP¥' })).status).toBe(200)
  expect((await current()).currency_in_use).toBe(true)
})
