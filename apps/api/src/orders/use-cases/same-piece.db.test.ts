import type { OrderId, PieceId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import { type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import type { Colour } from '@washline/contract/scanning/colours'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { patchworkJpeg } from '../../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { raceBehind } from '../../../testing/harness/race-behind.ts'
import { sql } from '../../platform/db/sql.ts'
import { aCloth } from '../../scanning/builders.ts'
import type { ScannedItem } from '../../scanning/index.ts'
import { aCustomer, anOrder, aWasher, startOrders } from '../builders.ts'
import { ordersPrivacy } from '../privacy.ts'

const api = await startOrders()
afterAll(api.close)
const { db, call, upload, scanner } = api
const customer = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const [blueCloth, alikeCloth, otherCloth, redCloth] = [aCloth(30, -40), aCloth(30, -28), aCloth(70, 20), aCloth(10, 40)]

const seen = (id: GarmentId, colour: Colour | undefined, ...cloths: ReturnType<typeof aCloth>[]): ScannedItem => ({
  garment: garmentById(id),
  category: garmentById(id).category,
  colour,
  quantity: cloths.length,
  confidence: 0.9,
  boxes: cloths.map((_, at) => [at / 10, 0.2, 0.1, 0.1] as const),
  appearances: cloths,
})
/** The same, by a scanner that measures no cloth. */
const unmeasured = ({ appearances: _, ...item }: ScannedItem): ScannedItem => item

let drawn = 0
const photoOf = async (shows: ScannedItem[], orderId?: OrderId, more: Record<string, string> = {}) => {
  drawn += 1
  scanner.sees = () => shows
  const { status, body } = await upload(customer, await patchworkJpeg(drawn), {
    ...(orderId !== undefined && { order_id: String(orderId) }),
    ...more,
  })
  expect(status).toBe(200)
  return (body.data as { order_id: OrderId }).order_id
}
const orderOf = async (id: OrderId) => (await call(customer, 'GET', `/api/orders/${id}`)).body.data as Order
const listOf = ({ items }: Order) => Object.fromEntries(items.map(({ name, quantity }) => [name, quantity]))
const answer = (id: OrderId, piece: PieceId | undefined, isSame: boolean, by = customer) =>
  call(by, 'POST', `/api/orders/${id}/same-pieces`, { piece_id: piece, is_same: isSame })

describe('a piece that is surely on both photos', () => {
  const twice = async () => {
    const id = await photoOf([seen('shirt', 'blue', blueCloth), seen('tshirt', 'red', redCloth)])
    await photoOf([seen('shirt', 'blue', blueCloth, otherCloth)], id)
    return id
  }

  it('is counted once, with the price of one, and shown with both places', async () => {
    const order = await orderOf(await twice())
    expect(listOf(order)).toEqual({ 'Blue shirt': 2, 'Red T-shirt': 1 })
    expect([order.item_count, order.estimated_value]).toEqual([3, 9.5])
    expect(order.same_pieces).toEqual([
      {
        id: expect.any(Number),
        name: 'Blue shirt',
        state: 'once',
        earlier: { photo_url: order.scanned_image_url, box: [0, 0.2, 0.1, 0.1] },
        further: { photo_url: expect.stringContaining('/media/'), box: [0, 0.2, 0.1, 0.1] },
      },
    ])
  })

  it('counts as two after the undo, once however often it is sent', async () => {
    const id = await twice()
    const piece = (await orderOf(id)).same_pieces?.[0]?.id
    for (const _ of [1, 2]) {
      const { status, body } = await answer(id, piece, false)
      expect([status, body.data]).toMatchObject([200, { item_count: 4, estimated_value: 13, total: 15 }])
      expect((body.data as Order).same_pieces).toBeUndefined()
    }
  })

  it('is not compared with an item that the customer removed', async () => {
    const id = await photoOf([seen('shirt', 'blue', blueCloth), seen('tshirt', 'red', redCloth)])
    await call(customer, 'POST', '/api/orders/edit-scan', {
      order_id: id,
      items: [{ name: 'Red T-shirt', quantity: 1 }],
    })
    await photoOf([seen('shirt', 'blue', blueCloth)], id)
    expect(listOf(await orderOf(id))).toEqual({ 'Red T-shirt': 1, 'Blue shirt': 1 })
  })

  it('is counted once over three photos', async () => {
    const id = await twice()
    await photoOf([seen('shirt', 'blue', blueCloth)], id)
    expect(listOf(await orderOf(id))).toEqual({ 'Blue shirt': 2, 'Red T-shirt': 1 })
  })

  it('leaves nothing to add where all pieces are on both', async () => {
    const id = await photoOf([seen('shirt', 'blue', blueCloth)])
    await photoOf([seen('shirt', 'blue', blueCloth)], id)
    expect(await orderOf(id)).toMatchObject({ item_count: 1, same_pieces: [{ state: 'once' }] })
  })

  it('is counted once by two further photos at once', async () => {
    const id = await photoOf([seen('tshirt', 'red', redCloth)])
    scanner.sees = () => [seen('shirt', 'blue', blueCloth)]
    const photos = [await patchworkJpeg(901), await patchworkJpeg(902)]
    const answers = await raceBehind(
      db,
      (tx) => tx.run(sql`select from orders where id = ${id} for update`),
      () => photos.map((photo) => upload(customer, photo, { order_id: String(id) })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(listOf(await orderOf(id))).toEqual({ 'Red T-shirt': 1, 'Blue shirt': 1 })
  })

  it('is counted again where the customer adds a photo again on purpose', async () => {
    const id = await photoOf([seen('shirt', 'blue', blueCloth)])
    await photoOf([seen('shirt', 'blue', blueCloth)], id, { again: '1' })
    expect(await orderOf(id)).toMatchObject({ item_count: 2 })
  })
})

describe('a piece that may be on both photos', () => {
  const perhaps = async () => {
    const id = await photoOf([seen('shirt', 'blue', blueCloth)])
    await photoOf([seen('shirt', 'blue', alikeCloth)], id)
    return id
  }

  it('is asked about, and counted until then', async () => {
    const order = await orderOf(await perhaps())
    expect(order).toMatchObject({ item_count: 2, same_pieces: [{ name: 'Blue shirt', state: 'asked' }] })
  })

  it.each([
    ['one', true, 1, [{ state: 'once' }]],
    ['two', false, 2, undefined],
  ] as const)('is %s after the answer', async (_, isSame, count, left) => {
    const id = await perhaps()
    const { body } = await answer(id, (await orderOf(id)).same_pieces?.[0]?.id, isSame)
    expect(body.data).toMatchObject({ item_count: count, ...(left && { same_pieces: left }) })
    expect((body.data as Order).same_pieces?.length).toBe(left?.length)
  })

  it('is one after the same answer twice at once', async () => {
    const id = await perhaps()
    const piece = (await orderOf(id)).same_pieces?.[0]?.id
    const answers = await raceBehind(
      db,
      (tx) => tx.run(sql`select from orders where id = ${id} for update`),
      () => [answer(id, piece, true), answer(id, piece, true)],
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await orderOf(id)).toMatchObject({ item_count: 1 })
  })

  it('is answered by the customer alone, and in a draft', async () => {
    const id = await perhaps()
    const piece = (await orderOf(id)).same_pieces?.[0]?.id
    expect((await answer(id, piece, true, await aCustomer(db))).status).toBe(404)
    expect((await answer(id, piece, true, await aWasher(db))).status).toBe(403)
    expect((await answer(id, 999_999 as PieceId, true)).status).toBe(404)
    const foreign = await photoOf([seen('shirt', 'blue', blueCloth)])
    expect((await answer(foreign, piece, true)).status).toBe(404)
    const placed = await anOrder(db, { customerId: customer.id, status: 'pending' })
    expect((await answer(placed.id, piece, true)).status).toBe(409)
  })
})

it.each([
  ['of one kind and color are asked about', 'blue', { item_count: 2, same_pieces: [{ state: 'asked' }] }],
  ['of one kind without a color are added', undefined, { item_count: 2 }],
] as const)('pieces that a scanner without measures finds %s', async (_, colour, expected) => {
  const id = await photoOf([unmeasured(seen('shirt', colour, blueCloth))])
  await photoOf([unmeasured(seen('shirt', colour, blueCloth))], id)
  const order = await orderOf(id)
  expect(order).toMatchObject(expected)
  expect(order.same_pieces?.length).toBe(colour && 1)
})

it('belongs to the person, who may read it, and is erased with them', async () => {
  const person = await aCustomer(db)
  scanner.sees = () => [seen('shirt', 'blue', blueCloth)]
  await upload(person, await patchworkJpeg(950))
  const { sections } = await ordersPrivacy.read(db, person.id)
  expect(sections.pieces).toMatchObject([{ name: 'Blue shirt', appearance: { tints: expect.any(Array) } }])
  const placed = await anOrder(db, { customerId: person.id, status: 'completed' })
  await db.run(sql`
    update order_pieces p set order_id = ${placed.id} from orders o where o.id = p.order_id and o.customer_id = ${person.id}`)
  await db.transaction(async (tx) => {
    await ordersPrivacy.erase?.(tx, { userId: person.id, at: new Date() })
  })
  expect((await ordersPrivacy.read(db, person.id)).sections.pieces).toEqual([])
})
