import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { OrderId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { plainPhoto } from '../../scanning/builders.ts'
import { type ScannedItem, ScannerFailure } from '../../scanning/index.ts'
import { aCustomer, anOrder, aWasher, startOrders } from '../builders.ts'
import { readOrder } from '../store.ts'
import { expireDrafts } from './expire-drafts.ts'

const api = await startOrders()
afterAll(api.close)
const { db, call, upload, clock, scanner, storage } = api
const customer = await aCustomer(db)
const stranger = await aCustomer(db)
const washer = await aWasher(db)

const seen = (id: 'jeans' | 'tshirt' | 'socks', quantity: number, confidence = 0.9): ScannedItem => ({
  garment: garmentById(id),
  category: garmentById(id).category,
  quantity,
  confidence,
  boxes: Array.from({ length: quantity }, (_, n) => [n / 100, 0.2, 0.1, 0.1] as const),
})
const storedPhotos = async () =>
  (await readdir(join(api.dataDir, 'media'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.jpg'),
  )
const orderCount = async () => (await db.one<{ n: number }>(sql`select count(*) as n from orders`)).n
const draft = async () => {
  scanner.sees = () => [seen('tshirt', 3), seen('jeans', 2, 0.5)]
  const { body } = await upload(customer, plainPhoto)
  return (body.data as { order_id: OrderId }).order_id
}
const orderOf = async (id: number) => (await call(customer, 'GET', `/api/orders/${id}`)).body.data as Order

beforeEach(async () => {
  scanner.sees = undefined
  await db.run(sql`delete from rate_limits`)
})

describe('a photo', () => {
  it('creates a priced draft', async () => {
    scanner.sees = () => [seen('tshirt', 3), seen('jeans', 2, 0.5)]
    const { prepared } = scanner
    const { status, body } = await upload(customer, plainPhoto)
    expect([status, scanner.prepared]).toEqual([200, prepared + 1])
    expect(body).toMatchObject({
      success: true,
      data: {
        item_count: 5,
        scanner: 'embedded',
        items: [
          { name: 'T-shirt', category: 'tops', quantity: 3, unit_price: 2.5, total_price: 7.5, needs_review: false },
          { name: 'Jeans', category: 'bottoms', quantity: 2, unit_price: 5, total_price: 10, needs_review: true },
        ],
      },
    })
    const data = body.data as { order_id: OrderId; scanned_image_url: string }
    const [, key] = /media\/(\w+)\?/.exec(data.scanned_image_url) ?? []
    expect(await storage.get(key ?? '')).toBeInstanceOf(Buffer)
    expect(await orderOf(data.order_id)).toMatchObject({
      status: 'draft',
      estimated_value: 17.5,
      service_fee: 2,
      total: 19.5,
      scanned_image_url: data.scanned_image_url,
      pickup_location: null,
    })
  })

  it('without garments is refused and not stored', async () => {
    const [photos, orders] = [await storedPhotos(), await orderCount()]
    scanner.sees = () => []
    expect(await upload(customer, plainPhoto)).toMatchObject({
      status: 422,
      body: { message: 'No items found in the image. Please try again.', errors: { image: [expect.any(String)] } },
    })
    expect(await storedPhotos()).toEqual(photos)
    expect(await orderCount()).toBe(orders)
  })

  it('whose items are added by hand is stored with an empty draft, and starts no scanner', async () => {
    const { prepared } = scanner
    scanner.sees = () => {
      throw new Error('scanned')
    }
    const { status, body } = await upload(customer, plainPhoto, { by_hand: '1' })
    expect([status, body.data]).toMatchObject([200, { items: [], item_count: 0, scanner: 'by_hand' }])
    expect(scanner.prepared).toBe(prepared)
    const { order_id } = body.data as { order_id: OrderId }
    expect((await orderOf(order_id)).scanned_image_url).not.toBeNull()
    const items = [{ name: 'Jeans', quantity: 2 }]
    expect(await call(customer, 'POST', '/api/orders/edit-scan', { order_id, items })).toMatchObject({
      status: 200,
      body: { data: { item_count: 2, estimated_value: 10 } },
    })
    expect(await db.all(sql`select 1 from order_scans where order_id = ${order_id}`)).toEqual([])
  })

  it('is added to an existing draft', async () => {
    const id = await draft()
    scanner.sees = () => [seen('jeans', 1, 0.95), seen('socks', 4)]
    expect(await upload(customer, plainPhoto, { order_id: String(id) })).toMatchObject({
      status: 200,
      body: { data: { order_id: id, item_count: 10 } },
    })
    expect((await orderOf(id)).items).toMatchObject([
      { name: 'T-shirt', quantity: 3 },
      { name: 'Jeans', quantity: 3, confidence: 0.5 },
      { name: 'Socks (pair)', quantity: 4, boxes: [] },
    ])
  })

  const refused: [string, Buffer, number, string][] = [
    [
      'that is a text',
      Buffer.from('not a photo at all, only its name says so'),
      415,
      'Please use a JPEG, PNG or WebP photo.',
    ],
    ['that is cut short', plainPhoto.subarray(0, 180), 422, 'Failed to process the image. Please try again.'],
    ['of no bytes', Buffer.alloc(0), 422, 'Please use a JPEG, PNG or WebP photo.'],
    ['that is too large', Buffer.alloc(12 * 1024 * 1024 + 1), 413, 'The photo is too large. Up to 12 MB is fine.'],
  ]
  it.each(refused)('%s is refused', async (_, photo, status, message) => {
    const orders = await orderCount()
    expect(await upload(customer, photo)).toMatchObject({ status, body: { success: false, message } })
    expect(await orderCount()).toBe(orders)
  })

  it('answers 503 while the scanner is unavailable', async () => {
    scanner.sees = () => {
      throw new ScannerFailure('busy', '16 scans are waiting')
    }
    expect(await upload(customer, plainPhoto)).toMatchObject({
      status: 503,
      body: { message: 'Failed to scan laundry. Please try again.' },
    })
  })

  it('is accepted for the customer’s own drafts only', async () => {
    const id = await draft()
    const photos = await storedPhotos()
    expect((await upload(stranger, plainPhoto, { order_id: String(id) })).status).toBe(404)
    expect((await upload(customer, plainPhoto, { order_id: '999999999' })).status).toBe(404)
    expect((await upload(customer, plainPhoto, { order_id: 'x' })).status).toBe(422)
    expect((await upload(washer, plainPhoto)).status).toBe(403)
    const placed = await anOrder(db, { customerId: customer.id, status: 'pending' })
    expect((await upload(customer, plainPhoto, { order_id: String(placed.id) })).status).toBe(409)
    expect(await storedPhotos()).toEqual(photos)
  })

  it('is not stored if its draft was deleted meanwhile', async () => {
    const id = await draft()
    const photos = await storedPhotos()
    scanner.sees = async () => {
      await db.run(sql`update orders set status = 'cancelled' where id = ${id}`)
      return [seen('socks', 1)]
    }
    expect((await upload(customer, plainPhoto, { order_id: String(id) })).status).toBe(409)
    expect(await storedPhotos()).toEqual(photos)
  })

  it('is limited to thirty per minute', async () => {
    for (let n = 0; n < 30; n += 1) await upload(stranger, Buffer.from('x'))
    expect((await upload(stranger, plainPhoto)).status).toBe(429)
    expect((await upload(customer, plainPhoto)).status).toBe(200)
  })
})

describe('the list of a draft', () => {
  const edit = (order_id: unknown, items: unknown, by = customer) =>
    call(by, 'POST', '/api/orders/edit-scan', { order_id, items })

  it('is edited and priced by the server', async () => {
    const id = await draft()
    const [tshirt] = (await orderOf(id)).items
    const { status, body } = await edit(id, [
      { id: tshirt?.id, name: 'T-shirt', category: 'Tops', quantity: 4, unit_price: 0.01 },
      { name: 'Winter coat', quantity: 1 },
    ])
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      item_count: 5,
      estimated_value: 22,
      service_fee: 2.2,
      total: 24.2,
      items: [
        { id: tshirt?.id, quantity: 4, unit_price: 2.5, confidence: 0.9, boxes: tshirt?.boxes },
        { name: 'Winter coat', category: 'outerwear', unit_price: 12, confidence: null, needs_review: false },
      ],
    })
  })

  it('stores that an unsure item was confirmed', async () => {
    const id = await draft()
    const sent = (await orderOf(id)).items.map(({ id, name, quantity }) => ({ id, name, quantity, confirmed: true }))
    expect((await edit(id, sent)).status).toBe(200)
    expect((await orderOf(id)).items.map(({ needs_review }) => needs_review)).toEqual([false, false])
  })

  it('must not be empty', async () => {
    const id = await draft()
    const before = await orderOf(id)
    for (const items of [[], [{ name: 'T-shirt', quantity: 0 }]])
      expect(await edit(id, items)).toMatchObject({
        status: 422,
        body: { message: 'Please select at least one item to continue.' },
      })
    expect(await orderOf(id)).toEqual(before)
  })

  it('is edited only by the customer and only in a draft', async () => {
    const id = await draft()
    const items = [{ name: 'T-shirt', quantity: 1 }]
    expect((await edit(id, items, stranger)).status).toBe(404)
    expect((await edit(id, items, washer)).status).toBe(403)
    expect((await edit(999_999_999, items)).status).toBe(404)
    const theirs = await anOrder(db, { customerId: stranger.id })
    const [item] = await db.all<{ id: number }>(sql`select id from order_items where order_id = ${theirs.id}`)
    expect(await edit(id, [{ id: item?.id, name: 'T-shirt', quantity: 1 }])).toMatchObject({
      status: 422,
      body: { errors: { 'items.0.id': ['This item is not part of the order.'] } },
    })
    for (const status of ['pending', 'completed', 'cancelled'] as const) {
      const placed = await anOrder(db, { customerId: customer.id, status })
      expect((await edit(placed.id, items)).status).toBe(409)
    }
  })

  it.each([
    ['no list', undefined],
    ['not a list', 'socks'],
    ['a nameless item', [{ quantity: 1 }]],
    ['an unknown category', [{ name: 'Sock', category: 'vehicles', quantity: 1 }]],
    ['less than none', [{ name: 'Sock', quantity: -1 }]],
    ['half a sock', [{ name: 'Sock', quantity: 0.5 }]],
    ['a hundred', [{ name: 'Sock', quantity: 100 }]],
    ['a long name', [{ name: 'x'.repeat(81), quantity: 1 }]],
    ['too many lines', Array.from({ length: 61 }, () => ({ name: 'Sock', quantity: 1 }))],
    ['a null byte', [{ name: 'So\0ck', quantity: 1 }]],
  ])('refuses %s', async (_, items) => {
    const id = await draft()
    const before = await readOrder(db, id)
    expect((await edit(id, items)).status).toBe(422)
    expect(await readOrder(db, id)).toEqual(before)
  })

  it('accepts concurrent edits', async () => {
    const id = await draft()
    const answers = await Promise.all([1, 2, 3].map((quantity) => edit(id, [{ name: 'T-shirt', quantity }])))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    const order = await orderOf(id)
    expect(order.items).toHaveLength(1)
    expect(order.estimated_value).toBe((order.items[0]?.quantity ?? 0) * 2.5)
  })
})

describe('the quote of a draft', () => {
  it.each([
    ['', 17.5, 2, 0, 19.5],
    ['?load_type=medium', 17.5, 4, 0, 21.5],
    ['?load_type=heavy&coverage=1000', 17.5, 6, 3, 26.5],
    ['?load_type=light&coverage=2500&wallet=1', 17.5, 2, 7, 26.5],
    ['?coverage=0', 17.5, 2, 0, 19.5],
  ])('%s', async (query, estimated_value, service_fee, coverage_fee, total) => {
    const id = await draft()
    expect(await call(customer, 'GET', `/api/orders/${id}/quote${query}`)).toMatchObject({
      status: 200,
      body: { data: { estimated_value, service_fee, coverage_fee, wallet: 0, total } },
    })
  })

  it.each(['?load_type=huge', '?coverage=1', '?wallet=yes'])('refuses %s', async (query) => {
    expect((await call(customer, 'GET', `/api/orders/${await draft()}/quote${query}`)).status).toBe(422)
  })

  it('is refused for everybody but the customer', async () => {
    expect((await call(stranger, 'GET', `/api/orders/${await draft()}/quote`)).status).toBe(404)
    expect((await call(customer, 'GET', '/api/orders/abc/quote')).status).toBe(404)
  })
})

it('deletes drafts and their photos after a day', async () => {
  const old = await draft()
  const [key] = (await readOrder(db, old))?.photoKeys ?? []
  clock.advance(24 * 3_600_000 - 1)
  await expireDrafts(api)
  expect(await readOrder(db, old)).toBeDefined()
  const young = await draft()
  clock.advance(2)
  await expireDrafts(api)
  expect(await readOrder(db, old)).toBeUndefined()
  expect(await readOrder(db, young)).toBeDefined()
  await expect.poll(() => storage.get(key ?? ''), { timeout: 20_000 }).toBeUndefined()
})
