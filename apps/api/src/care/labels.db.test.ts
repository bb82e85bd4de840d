import type { CareLabel } from '@washline/contract/care/label-schemas'
import { careMessages } from '@washline/contract/care/messages'
import { usualCare } from '@washline/contract/care/schemas'
import { type OrderId, toUserId, type UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { photoForm, plainPhoto, scriptedLabels, sharpPhotos } from '../scanning/builders.ts'
import { ScannerFailure } from '../scanning/index.ts'
import { careModule } from './module.ts'
import { carePrivacy } from './privacy.ts'

const reader = scriptedLabels()
const api = await startTestApi(
  (deps) => careModule({ ...deps, log: silentLog, photos: sharpPhotos, labelReaders: [reader] }),
  new Date('2026-11-21T10:00:00Z'),
)
afterAll(api.close)
const { db } = api

const wool: CareLabel = {
  signs: [
    { symbol: 'wash_30', bars: 2 },
    { symbol: 'tumble_not', bars: 0 },
  ],
  fibers: '100% wool',
}
const line = { ...usualCare, drying: 'line' } as const
let customer: UserId
let washer: UserId
beforeEach(async () => {
  customer = (await aCustomer(db)).id
  washer = (await aWasher(db)).id
})
const orderIn = async (status: 'draft' | 'accepted') =>
  (await anOrder(db, { status, customerId: customer, washerId: washer })).id
const save = (orderId: OrderId, body: object, by = customer) =>
  api.call(toUserId(by), 'PUT', `/api/orders/${orderId}/care`, body)
const labelsOf = async (orderId: OrderId, by = customer) =>
  (await api.call(toUserId(by), 'GET', `/api/orders/${orderId}/care`)).body.data?.labels

it('shows the labels of an accepted order to its Washer', async () => {
  const orderId = await orderIn('accepted')
  await db.run(sql`
    insert into order_care (order_id, instructions, labels)
    values (${orderId}, ${JSON.stringify(line)}::jsonb, ${JSON.stringify([wool])}::jsonb)`)
  expect(await labelsOf(orderId, washer)).toEqual([wool])
  expect(await labelsOf(orderId, (await aWasher(db)).id)).toBeUndefined()
})

it('saves the labels of a draft, for its customer alone', async () => {
  const orderId = await orderIn('draft')
  expect((await save(orderId, { ...line, labels: [wool] })).body.data.labels).toEqual([wool])
  expect(await labelsOf(orderId)).toEqual([wool])
  expect(await labelsOf(orderId, (await aCustomer(db)).id)).toBeUndefined()
  expect((await save(orderId, { ...line, labels: [] }, (await aCustomer(db)).id)).status).toBe(404)
})

it('leaves the labels where none are sent, and replaces them where some are', async () => {
  const orderId = await orderIn('draft')
  await save(orderId, { ...line, labels: [wool] })
  await save(orderId, { ...line, finish: 'hang' })
  expect(await labelsOf(orderId)).toEqual([wool])
  await save(orderId, { ...line, labels: [] })
  expect(await labelsOf(orderId)).toEqual([])
})

it('refuses what a label forbids until the customer wants it all the same', async () => {
  const orderId = await orderIn('draft')
  const body = { ...usualCare, labels: [wool] }
  expect(await save(orderId, body)).toMatchObject({ status: 409, body: { code: 'contradicts_label' } })
  expect(await labelsOf(orderId)).toEqual([])
  expect((await save(orderId, { ...body, despite_labels: true })).body.data).toMatchObject({
    instructions: usualCare,
    labels: [wool],
  })
  expect(await save(orderId, usualCare)).toMatchObject({ status: 409, body: { code: 'contradicts_label' } })
})

it('copies the labels to an order that is ordered again', async () => {
  const [orderId, again] = [await orderIn('draft'), await orderIn('draft')]
  await save(orderId, { ...line, labels: [wool] })
  await db.transaction((tx) =>
    api.events.publish(tx, 'order.reordered', {
      orderId: again,
      fromOrderId: orderId,
      customerId: customer,
      at: api.clock.now(),
    }),
  )
  expect(await labelsOf(again)).toEqual([wool])
})

it('decides by the labels as they are when two calls race', async () => {
  const orderId = await orderIn('draft')
  const [first, second] = await Promise.all([save(orderId, { ...line, labels: [wool] }), save(orderId, usualCare)])
  expect(first.status).toBe(200)
  const care = (await api.call(customer, 'GET', `/api/orders/${orderId}/care`)).body.data
  // Either the plain instructions were first, or the label refuses them.
  expect([200, 409]).toContain(second.status)
  expect(care).toMatchObject({ instructions: line, labels: [wool] })
})

it('keeps the labels of a placed order as they are', async () => {
  expect(await save(await orderIn('accepted'), { ...line, labels: [wool] })).toMatchObject({
    status: 409,
    body: { code: 'wrong_status' },
  })
})

it.each([
  ['of no label', { signs: [], fibers: null }],
  ['with a symbol that does not exist', { signs: [{ symbol: 'wash_35', bars: 0 }], fibers: null }],
  [
    'with two of a kind',
    {
      signs: [
        { symbol: 'wash_30', bars: 0 },
        { symbol: 'wash_40', bars: 0 },
      ],
      fibers: null,
    },
  ],
  ['with bars where there are none', { signs: [{ symbol: 'iron_low', bars: 1 }], fibers: null }],
  ['with three bars', { signs: [{ symbol: 'wash_30', bars: 3 }], fibers: null }],
  ['with fibers of several lines', { signs: [{ symbol: 'wash_30', bars: 0 }], fibers: 'wool\ncotton' }],
])('refuses a label %s with 422', async (_, label) => {
  expect((await save(await orderIn('draft'), { ...line, labels: [label] })).status).toBe(422)
})

it('exports the labels with the account, and erases them', async () => {
  const orderId = await orderIn('draft')
  await save(orderId, { ...line, labels: [wool] })
  const read = async () => (await carePrivacy.read(db, customer)).sections.order_care
  expect(await read()).toMatchObject([{ orderId, labels: [wool] }])
  await db.transaction(async (tx) => {
    await carePrivacy.erase?.(tx, { userId: customer, at: api.clock.now() })
  })
  expect(await read()).toEqual([])
  expect(await db.all(sql`select 1 from order_care where order_id = ${orderId}`)).toEqual([])
})

const read = (photo: Buffer, by = customer) => {
  const { payload, headers } = photoForm(photo, {}, 'label.jpg')
  return api.call(toUserId(by), 'POST', '/api/care/label-readings', payload, headers)
}

it('returns what is read with what it is unsure of, and stores nothing', async () => {
  reader.reads = () => ({
    signs: [
      {
        options: [
          { symbol: 'wash_30', bars: 0 },
          { symbol: 'wash_40', bars: 0 },
        ],
        isSure: false,
      },
      { options: [{ symbol: 'iron_low', bars: 0 }], isSure: true },
    ],
    fibers: null,
  })
  expect((await read(plainPhoto)).body.data).toEqual({
    signs: [
      {
        options: [
          { symbol: 'wash_30', bars: 0 },
          { symbol: 'wash_40', bars: 0 },
        ],
        is_sure: false,
      },
      { options: [{ symbol: 'iron_low', bars: 0 }], is_sure: true },
    ],
    fibers: null,
    reader: 'embedded',
  })
  expect(
    await db.all(
      sql`select 1 from order_care where order_id in (select id from orders where customer_id = ${customer})`,
    ),
  ).toEqual([])
})

it('states what to photograph where there is no label, and that no reader answers', async () => {
  reader.reads = () => ({ signs: [], fibers: null })
  expect(await read(plainPhoto)).toMatchObject({ status: 422, body: { errors: { image: [careMessages.noLabel] } } })
  reader.reads = () => {
    throw new ScannerFailure('busy', 'full')
  }
  expect(await read(plainPhoto)).toMatchObject({ status: 503, body: { code: 'scanner_unavailable' } })
  expect((await read(Buffer.from('no picture'))).status).toBe(415)
  expect((await read(plainPhoto, washer)).status).toBe(403)
})
