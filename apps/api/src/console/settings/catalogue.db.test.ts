import type { OrderId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import { garmentById } from '@washline/contract/scanning/catalogue'
import type { ConsoleCatalogue } from '@washline/contract/scanning/endpoints'
import type { CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer, startOrders } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { plainPhoto } from '../../scanning/builders.ts'
import { anOperator, testConsole } from '../builders.ts'

const api = await startOrders({ work: false, modules: (deps) => [testConsole(deps)] })
const { db, call, upload, scanner } = api
afterAll(api.close)

const [odile, omar] = [await anOperator(db, 'Odile'), await anOperator(db, 'Omar')]
const customer = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const reason = 'Water has become dearer'
const read = async () => (await call(odile, 'GET', '/api/ops/catalogue')).body.data as ConsoleCatalogue
const jeansOf = (rows: readonly CatalogueRow[]) => rows.find(({ garment }) => garment === 'jeans')
const withJeans = (rows: readonly CatalogueRow[], change: object) =>
  rows.map((row) => (row.garment === 'jeans' ? { ...row, ...change } : row))
const send = (body: object, by = odile, key?: string) => call(by, 'POST', '/api/ops/catalogue', body, key)
const change = async (jeans: object, by = odile) => {
  const { version, rows } = await read()
  return send({ version, rows: withJeans(rows, jeans), reason }, by)
}
const draft = async () => {
  const jeans = garmentById('jeans')
  scanner.sees = () => [{ garment: jeans, category: jeans.category, quantity: 2, confidence: 0.9, boxes: [] }]
  return ((await upload(customer, plainPhoto)).body.data as { order_id: OrderId }).order_id
}
const orderOf = async (id: number) => (await call(customer, 'GET', `/api/orders/${id}`)).body.data as Order
const versionOf = (id: number) => db.one(sql`select catalogue_version as version from orders where id = ${id}`)

it('begins with the built-in price list as version 1', async () => {
  const { version, rows, changes } = await read()
  expect([version, rows.length, changes]).toEqual([1, 26, []])
  expect(jeansOf(rows)).toEqual({
    garment: 'jeans',
    category: 'bottoms',
    price_minor: 500,
    replacement_value_minor: 6_500,
    expected_life_years: 5,
  })
})

it('prices drafts created after a change, and keeps the prices of older orders', async () => {
  const before = await draft()
  const shown = await orderOf(before)
  expect((await change({ price_minor: 625, category: 'other' })).status).toBe(200)

  expect(await orderOf(before)).toEqual(shown)
  const { items } = shown
  const edited = await call(customer, 'POST', '/api/orders/edit-scan', {
    order_id: before,
    items: [...items.map(({ id, name, quantity }) => ({ id, name, quantity })), { name: 'Jeans, black', quantity: 1 }],
  })
  expect(edited.body.data).toMatchObject({ items: [{ unit_price: 5 }, { unit_price: 5, category: 'bottoms' }] })
  await upload(customer, plainPhoto, { order_id: String(before) })
  expect((await orderOf(before)).items[0]).toMatchObject({ quantity: 4, unit_price: 5 })
  expect(await versionOf(before)).toEqual({ version: 1 })

  const after = await draft()
  expect((await orderOf(after)).items).toMatchObject([{ unit_price: 6.25, category: 'other' }])
  expect(await versionOf(after)).toEqual({ version: 2 })
  const { body } = await call(undefined, 'GET', '/api/prices')
  expect(body.data).toMatchObject({
    version: 2,
    prices: expect.arrayContaining([{ garment: 'jeans', category: 'other', price_minor: 625 }]),
  })
})

it('records each change with operator, reason, old and new values', async () => {
  const { version } = await read()
  await change({ price_minor: 700, expected_life_years: 6 })
  const [last] = (await read()).changes
  expect(last).toMatchObject({
    version: version + 1,
    by: { id: odile.id, name: 'Odile' },
    reason,
    changes: [
      { garment: 'jeans', field: 'price_minor', from: 625, to: 700 },
      { garment: 'jeans', field: 'expected_life_years', from: 5, to: 6 },
    ],
  })
  const { body } = await call(odile, 'GET', '/api/ops/audit?limit=1')
  const { changes } = last as { changes: unknown }
  expect(body.data).toMatchObject({
    entries: [{ action: 'change_catalogue', operator: { name: 'Odile' }, reason, changes }],
  })
})

it('accepts one of two simultaneous changes, and refuses the other with 409', async () => {
  const { version, rows } = await read()
  const answers = await Promise.all(
    [odile, omar].map((by, index) =>
      send({ version, rows: withJeans(rows, { price_minor: 800 + index * 100 }), reason }, by),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('catalogue_changed')
  expect((await read()).version).toBe(version + 1)
})

it('makes one change for one idempotency key', async () => {
  const { version, rows } = await read()
  const body = { version, rows: withJeans(rows, { price_minor: 400 }), reason }
  expect([(await send(body, odile, 'key')).body, (await send(body, odile, 'key')).body]).toMatchObject(
    Array(2).fill({ data: { version: version + 1 } }),
  )
})

describe('refuses with 422', () => {
  it.each<[string, object, string]>([
    ['a price of 0', { price_minor: 0 }, 'price_minor'],
    ['a negative price', { price_minor: -500 }, 'price_minor'],
    ['a tenth of a cent', { price_minor: 500.1 }, 'price_minor'],
    ['a price above the maximum', { price_minor: 50_050, replacement_value_minor: 900_000 }, 'price_minor'],
    ['a price as text', { price_minor: '500' }, 'price_minor'],
    ['a replacement value below the price', { price_minor: 7_000 }, 'replacement_value_minor'],
    ['a life of half a year', { expected_life_years: 2.5 }, 'expected_life_years'],
    ['a life of 0 years', { expected_life_years: 0 }, 'expected_life_years'],
    ['a life of 100 years', { expected_life_years: 100 }, 'expected_life_years'],
    ['an unknown category', { category: 'vehicles' }, 'category'],
  ])('%s', async (_, row, field) => {
    const { version, rows } = await read()
    const place = rows.findIndex(({ garment }) => garment === 'jeans')
    const { status, body } = await change(row)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [`rows.${place}.${field}`]])
    expect((await read()).version).toBe(version)
  })

  it('a list with a missing, repeated or unknown class, one without a difference, and one without a reason', async () => {
    const { version, rows } = await read()
    const other = withJeans(rows, { price: 9 })
    for (const wrong of [
      { rows: other.slice(1) },
      { rows: [...other.slice(1), ...other.slice(-1)] },
      { rows: withJeans(rows, { garment: 'spaceship' }) },
      { rows },
      { reason: 'Because' },
    ])
      expect((await send({ version, rows: other, reason, ...wrong })).status).toBe(422)
    expect((await read()).version).toBe(version)
  })
})

it('refuses customers with 403, and an update of a version in the database', async () => {
  expect((await call(customer, 'GET', '/api/ops/catalogue')).status).toBe(403)
  expect((await change({ price: 9 }, customer)).status).toBe(403)
  await expect(db.run(sql`update catalogues set reason = 'Something nicer'`)).rejects.toThrow('permission denied')
})
