import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Order } from '@washline/contract/orders/schemas'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { photoForm, plainPhoto } from '../../scanning/builders.ts'
import { aCustomer, anOrder, startOrders, startPlacing } from '../builders.ts'
import { ordersPrivacy } from '../privacy.ts'
import { expireDrafts } from './expire-drafts.ts'

const api = await startOrders({ work: false })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call } = api
const { customer, washer, draft, place, viewOf } = placing
const other = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const photoFor = (orderId: OrderId, by = customer) => {
  const { payload, headers } = photoForm(plainPhoto, {}, 'piece.jpg')
  return api.send(by, 'POST', `/api/orders/${orderId}/declared-photos`, payload, headers)
}
const urlOf = async (orderId: OrderId) => ((await photoFor(orderId)).body.data as { url: string }).url
const itemOf = async (orderId: OrderId) => {
  const [item] = ((await call(customer, 'GET', `/api/orders/${orderId}`)).body.data as Order).items
  if (!item) throw new Error('an order without items')
  return item.id
}
/** The key of the order's only photo of a declared piece. */
const keyOf = async (orderId: OrderId) =>
  (await db.one<{ key: string }>(sql`select key from order_declared_photos where order_id = ${orderId}`)).key
const removedKeys = async () => {
  const jobs = await db.all<{ data: { keys: string[] } }>(
    sql`select data from jobs.job where name = 'orders-remove-photos'`,
  )
  return jobs.flatMap(({ data }) => data.keys)
}
const photoRows = (orderId: OrderId) => db.all(sql`select key from order_declared_photos where order_id = ${orderId}`)

it('shows declared items to the customer, to the Washer and on the receipt', async () => {
  const { id } = await draft()
  const photo = await urlOf(id)
  const declared_items = [
    { item_id: await itemOf(id), value: 300, photo },
    { item_id: await itemOf(id), value: 120.5 },
  ]
  expect((await place(id, { declared_items })).status).toBe(200)
  expect((await viewOf(id)).declared_items).toMatchObject([
    { name: 'Jeans', value: 300, photo_url: expect.stringMatching(/^\/api\/media\//) },
    { name: 'Jeans', value: 120.5, photo_url: null },
  ])
  const receipt = await call(customer, 'GET', `/api/orders/${id}/receipt`)
  expect(receipt.body.data).toMatchObject({
    declared_items: [
      { name: 'Jeans', value_minor: 30_000 },
      { name: 'Jeans', value_minor: 12_050 },
    ],
  })
})

it('refuses an unknown item, too many pieces, a low value and a photo of anything else, and keeps the draft', async () => {
  const [{ id }, strange] = [await draft(), await draft()]
  const item_id = await itemOf(id)
  const foreign = await urlOf(strange.id)
  const theirs = await anOrder(db, { customerId: other.id })
  const ofOther = ((await photoFor(theirs.id, other)).body.data as { url: string }).url
  const ofScan = foreign.replace(await keyOf(strange.id), 'scanned')
  await db.run(sql`update orders set photo_keys = '{scanned}' where id = ${id}`)
  const cases: [object[], string][] = [
    [[{ item_id: await itemOf(strange.id), value: 300 }], 'declared_items.0.item_id'],
    [Array.from({ length: 5 }, () => ({ item_id, value: 300 })), 'declared_items.4.item_id'],
    [[{ item_id, value: 100 }], 'declared_items.0.value'],
    [[{ item_id, value: 300, photo: foreign }], 'declared_items.0.photo'],
    [[{ item_id, value: 300, photo: ofOther }], 'declared_items.0.photo'],
    [[{ item_id, value: 300, photo: ofScan }], 'declared_items.0.photo'],
    [[{ item_id, value: 300, photo: 'https://elsewhere.test/x.jpg' }], 'declared_items.0.photo'],
  ]
  for (const [declared_items, field] of cases)
    expect(await place(id, { declared_items })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    })
  expect(await viewOf(id)).toMatchObject({ status: 'draft', declared_items: [] })
})

it('accepts photos for the customer’s own draft only', async () => {
  const { id } = await draft()
  expect((await photoFor(id, other)).status).toBe(404)
  expect((await photoFor(id, washer)).status).toBe(403)
  expect((await place(id)).status).toBe(200)
  expect((await photoFor(id)).status).toBe(409)
})

it('deletes the photos that the placed order does not refer to', async () => {
  const { id } = await draft()
  const [used] = [await urlOf(id), await urlOf(id)]
  await place(id, { declared_items: [{ item_id: await itemOf(id), value: 300, photo: used }] })
  expect(await photoRows(id)).toHaveLength(2)
  await expireDrafts(api)
  expect(await photoRows(id)).toHaveLength(1)
  expect(await removedKeys()).toHaveLength(1)
})

it('deletes the photos with the draft: deleted by its customer, expired, or gone with the account', async () => {
  const [deleted, expired] = [await draft(), await draft()]
  const theirs = await anOrder(db, { customerId: other.id })
  for (const { id } of [deleted, expired]) await photoFor(id)
  await photoFor(theirs.id, other)
  const [first, second, third] = [await keyOf(deleted.id), await keyOf(expired.id), await keyOf(theirs.id)]
  expect((await call(customer, 'DELETE', `/api/orders/${deleted.id}`)).status).toBe(200)
  expect(await removedKeys()).toContain(first)
  const erased = await db.transaction(async (tx) =>
    ordersPrivacy.erase?.(tx, { userId: other.id, at: api.clock.now() }),
  )
  expect(erased).toContain(third)
  api.clock.advance(2 * market.orders.draftMs)
  await expireDrafts(api)
  expect(await removedKeys()).toContain(second)
  for (const { id } of [deleted, expired, theirs]) expect(await photoRows(id)).toEqual([])
})

it('keeps a declaration when an adjustment removes its item', async () => {
  const { id } = await draft()
  await place(id, { declared_items: [{ item_id: await itemOf(id), value: 300 }] })
  await db.run(sql`delete from order_items where order_id = ${id}`)
  expect((await viewOf(id)).declared_items).toMatchObject([{ name: 'Jeans', value: 300 }])
})
