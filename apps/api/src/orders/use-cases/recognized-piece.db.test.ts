import type { OrderId, PieceId } from '@washline/contract/ids'
import { orderProcess } from '@washline/contract/orders/process'
import type { Order } from '@washline/contract/orders/schemas'
import { type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { patchworkJpeg } from '../../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { sql } from '../../platform/db/sql.ts'
import { aCloth } from '../../scanning/builders.ts'
import type { ScannedItem } from '../../scanning/index.ts'
import { aCustomer, aWasher, type Person, startOrders } from '../builders.ts'
import { ordersPrivacy } from '../privacy.ts'

const api = await startOrders()
afterAll(api.close)
const { db, call, upload, scanner, clock } = api
const washer = await aWasher(db)
let customer: Person
beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  customer = await aCustomer(db)
})

const [blue, alikeBlue, red] = [aCloth(30, -40), aCloth(30, -28), aCloth(10, 40)]
const seen = (id: GarmentId, ...cloths: ReturnType<typeof aCloth>[]): ScannedItem => ({
  garment: garmentById(id),
  category: garmentById(id).category,
  colour: 'blue',
  quantity: cloths.length,
  confidence: 0.9,
  boxes: cloths.map((_, at) => [at / 10, 0.2, 0.1, 0.1] as const),
  appearances: cloths,
})
const shirts = (...cloths: ReturnType<typeof aCloth>[]) => seen('shirt', ...cloths)

let drawn = 0
async function photoOf(shows: ScannedItem[], fields: Record<string, string> = {}): Promise<OrderId> {
  drawn += 1
  scanner.sees = () => shows
  const { body } = await upload(customer, await patchworkJpeg(drawn), fields)
  return (body.data as { order_id: OrderId }).order_id
}
/** Ends a draft as if it had been carried through, or cancelled. */
const end = (id: OrderId, isCancelled = false) =>
  db.run(sql`
    update orders set status = ${isCancelled ? orderProcess.cancel.to : orderProcess.complete.to}, load_type = 'light',
      pickup_address = '12 Jalan Bukit Bintang', pickup_latitude = 3.15, pickup_longitude = 101.71, pickup_at = ${clock.now()},
      placed_at = ${clock.now()}, washer_id = ${washer.id}, total_minor = value_minor + service_fee_minor + coverage_fee_minor,
      completed_at = ${isCancelled ? null : clock.now()}, cancelled_at = ${isCancelled ? clock.now() : null}
    where id = ${id}`)
async function washed(...shows: ScannedItem[]): Promise<OrderId> {
  const id = await photoOf(shows)
  await end(id)
  return id
}
/** An order whose list has one piece of this name in the end. */
async function washedOnly(name: string, ...shows: ScannedItem[]): Promise<void> {
  const id = await photoOf(shows)
  await call(customer, 'POST', '/api/orders/edit-scan', { order_id: id, items: [{ name, quantity: 1 }] })
  await end(id)
}
const orderOf = async (id: OrderId, by = customer) => (await call(by, 'GET', `/api/orders/${id}`)).body.data as Order
const washesIn = async (id: OrderId) => (await orderOf(id)).recognized_pieces?.map(({ washes }) => washes)
const deny = (id: OrderId, piece: PieceId | undefined, by = customer) =>
  call(by, 'POST', `/api/orders/${id}/recognized-pieces/denied`, { piece_id: piece })

it('recognizes a piece that was washed, and counts its washes along the chain', async () => {
  const first = await orderOf(await photoOf([shirts(blue)]))
  expect(first.recognized_pieces).toBeUndefined()
  await end(first.id)
  const second = await orderOf(await washed(shirts(blue), seen('tshirt', red)))
  expect(second.recognized_pieces, 'an order that was placed shows none').toBeUndefined()
  const third = await orderOf(await photoOf([seen('tshirt', red), shirts(blue)]))
  const idOf = (name: string) => third.items.find((item) => item.name === name)?.id
  expect(third.recognized_pieces).toEqual([
    { id: expect.any(Number), item_id: idOf('Blue T-shirt'), washes: 1 },
    { id: expect.any(Number), item_id: idOf('Blue shirt'), washes: 2 },
  ])
})

it('counts orders that ran beside each other', async () => {
  await washed(shirts(blue))
  const beside = [await photoOf([shirts(blue)]), await photoOf([shirts(blue)])]
  expect(await Promise.all(beside.map(washesIn))).toEqual([[1], [1]])
  for (const id of beside) await end(id)
  expect(await washesIn(await photoOf([shirts(blue)]))).toEqual([3])
})

it('neither recognizes nor counts what a cancelled order had', async () => {
  await end(await photoOf([shirts(blue)]), true)
  expect(await washesIn(await photoOf([shirts(blue)]))).toBeUndefined()
  await washed(shirts(blue))
  await end(await photoOf([shirts(blue)]), true)
  expect(await washesIn(await photoOf([shirts(blue)]))).toEqual([1])
})

it('recognizes a garment once in a draft, whatever its photos', async () => {
  await washed(shirts(blue))
  const id = await photoOf([shirts(blue, blue)])
  await photoOf([shirts(blue, blue, blue)], { order_id: String(id) })
  expect(await washesIn(id)).toEqual([1])
})

it.each<[string, () => Promise<unknown>]>([
  ['that was removed from the list', () => washedOnly('Blue T-shirt', shirts(blue), seen('tshirt', red))],
  ['of which one of two stayed at home', () => washedOnly('Blue shirt', shirts(blue, red))],
  [
    'of somebody else',
    async () => {
      const other = customer
      customer = await aCustomer(db)
      await washed(shirts(blue))
      customer = other
    },
  ],
  ['that is only like it', () => washed(shirts(alikeBlue))],
  ['that people have several of', () => washed(seen('socks', blue))],
])('does not recognize a piece %s', async (_, before) => {
  await before()
  expect(await washesIn(await photoOf([shirts(blue), seen('socks', blue)]))).toBeUndefined()
})

it('does not compare a photo that is added again on purpose', async () => {
  await washed(shirts(blue))
  const id = await photoOf([seen('tshirt', red)])
  await photoOf([shirts(blue)], { order_id: String(id), again: '1' })
  expect(await washesIn(id)).toBeUndefined()
})

it('forgets washes of more than a year ago', async () => {
  const old = await washed(shirts(blue))
  await washed(shirts(blue))
  await db.run(sql`update orders set completed_at = completed_at - interval '366 days' where id = ${old}`)
  expect(await washesIn(await photoOf([shirts(blue)]))).toEqual([1])
})

it('never shows again what the customer has denied, and counts it on its own', async () => {
  await washed(shirts(blue))
  const id = await photoOf([shirts(blue)])
  const piece = (await orderOf(id)).recognized_pieces?.[0]?.id
  for (const _ of [1, 2]) {
    const { status, body } = await deny(id, piece)
    expect([status, (body.data as Order).recognized_pieces]).toEqual([200, undefined])
  }
  expect(await washesIn(await photoOf([shirts(blue)])), 'in another draft').toBeUndefined()
  await end(id)
  expect(await washesIn(await photoOf([shirts(blue)])), 'the other one').toEqual([1])
})

it('is denied by its customer alone, and in a draft', async () => {
  await washed(shirts(blue))
  const id = await photoOf([shirts(blue), seen('tshirt', red)])
  const piece = (await orderOf(id)).recognized_pieces?.[0]?.id
  expect((await deny(id, piece, await aCustomer(db))).status).toBe(404)
  expect((await deny(id, piece, washer)).status).toBe(403)
  expect((await deny(await photoOf([shirts(red)]), piece)).status).toBe(404)
  const { id: unrecognized } = await db.one<{ id: PieceId }>(
    sql`select id from order_pieces where order_id = ${id} and recognized_as is null`,
  )
  expect((await deny(id, unrecognized)).status).toBe(404)
  await end(id)
  expect((await deny(id, piece)).status).toBe(409)
})

it('is part of what a person downloads', async () => {
  await washed(shirts(blue))
  await photoOf([shirts(blue)])
  const { sections } = await ordersPrivacy.read(db, customer.id)
  expect(sections.pieces).toMatchObject([{ recognizedAs: null }, { recognizedAs: expect.any(Number), isOther: false }])
})
