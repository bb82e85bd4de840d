import { type CareInstructions, usualCare } from '@washline/contract/care/schemas'
import { type OrderId, toUserId, type UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { scriptedLabels, sharpPhotos } from '../scanning/builders.ts'
import { careModule } from './module.ts'

const reader = scriptedLabels()
const api = await startTestApi(
  (deps) => careModule({ ...deps, log: silentLog, photos: sharpPhotos, labelReaders: [reader] }),
  new Date('2026-11-21T10:00:00Z'),
)
afterAll(api.close)
const { db, clock } = api

const gentle: CareInstructions = { ...usualCare, detergent: 'gentle', temperature: 'cold', allergies: 'Lavender' }
let customer = toUserId(1)
let washer = toUserId(1)
beforeEach(async () => {
  customer = (await aCustomer(db)).id
  washer = (await aWasher(db)).id
})
const prefer = (instructions: object, by = customer) =>
  api.call(toUserId(by), 'PUT', '/api/account/preferences', instructions)
const careOf = async (orderId: OrderId, by = customer) => api.call(toUserId(by), 'GET', `/api/orders/${orderId}/care`)
const placed = (orderId: OrderId, customerId = customer) =>
  db.transaction((tx) =>
    api.events.publish(tx, 'order.moved', {
      orderId,
      move: 'place',
      from: 'draft',
      to: 'pending',
      customerId: toUserId(customerId),
      washerId: null,
      at: clock.now(),
    }),
  )
const orderIn = async (status: 'draft' | 'accepted' | 'picked_up' | 'delivered') =>
  (await anOrder(db, { status, customerId: customer, washerId: washer })).id
const tick = (orderId: OrderId, ticked: string[], by = washer) =>
  api.call(toUserId(by), 'PUT', `/api/provider/orders/${orderId}/care`, { ticked })

it('returns the default instructions until a user saves their changed', async () => {
  expect((await api.call(customer, 'GET', '/api/account/preferences')).body.data).toEqual(usualCare)
  expect((await prefer(gentle)).body.data).toEqual(gentle)
  expect((await api.call(customer, 'GET', '/api/account/preferences')).body.data).toEqual(gentle)
  expect((await api.call(washer, 'GET', '/api/account/preferences')).body.data).toEqual(usualCare)
})

it.each([
  [{ ...usualCare, detergent: 'bleach' }, 'detergent'],
  [{ ...usualCare, allergies: 'x'.repeat(201) }, 'allergies'],
])('refuses %j with 422', async (instructions, field) => {
  expect((await prefer(instructions)).body.errors).toHaveProperty(field)
})

it('copies the instructions of an order that is ordered again, and none where it had none', async () => {
  const [orderId, plain, first, second] = [
    await orderIn('delivered'),
    await orderIn('delivered'),
    await orderIn('draft'),
    await orderIn('draft'),
  ]
  await db.run(
    sql`insert into order_care (order_id, instructions, ticked) values (${orderId}, ${JSON.stringify(gentle)}::jsonb, '{drying}')`,
  )
  const again = (fromOrderId: OrderId, id: OrderId) =>
    db.transaction((tx) =>
      api.events.publish(tx, 'order.reordered', {
        orderId: id,
        fromOrderId,
        customerId: toUserId(customer),
        at: clock.now(),
      }),
    )
  await again(orderId, first)
  await again(plain, second)
  expect((await careOf(first)).body.data).toEqual({ instructions: gentle, ticked: [], ticked_at: null, labels: [] })
  expect((await careOf(second)).body.data.instructions).toEqual(usualCare)
})

it('copies the customer’s preferences to the order when it is placed', async () => {
  await prefer(gentle)
  const orderId = await orderIn('draft')
  expect((await careOf(orderId)).body.data).toEqual({ instructions: gentle, ticked: [], ticked_at: null, labels: [] })
  await placed(orderId)
  await prefer(usualCare)
  expect((await careOf(orderId)).body.data.instructions).toEqual(gentle)
})

it('accepts other instructions for one order while it is a draft', async () => {
  await prefer(gentle)
  const orderId = await orderIn('draft')
  const changed = { ...usualCare, finish: 'hang' }
  const change = (by: UserId, id = orderId) => api.call(by, 'PUT', `/api/orders/${id}/care`, changed)
  expect((await change((await aCustomer(db)).id)).status).toBe(404)
  expect((await change(customer)).body.data.instructions).toEqual(changed)
  await placed(orderId)
  expect((await careOf(orderId)).body.data.instructions).toEqual(changed)
  expect((await api.call(customer, 'GET', '/api/account/preferences')).body.data).toEqual(gentle)
  expect(await change(customer, await orderIn('accepted'))).toMatchObject({
    status: 409,
    body: { code: 'wrong_status' },
  })
})

it('accepts the Washer’s ticks between pickup and delivery and broadcasts them', async () => {
  await prefer(gentle)
  const orderId = await orderIn('picked_up')
  await placed(orderId)
  expect((await tick(orderId, ['detergent', 'allergies', 'detergent'])).body.data).toEqual({
    instructions: gentle,
    ticked: ['detergent', 'allergies'],
    ticked_at: clock.now().toISOString(),
    labels: [],
  })
  expect((await careOf(orderId)).body.data.ticked).toEqual(['detergent', 'allergies'])
  expect(api.lives.at(-1)).toMatchObject({ channel: `private-order.${orderId}`, event: 'status-changed' })
  expect((await tick(orderId, [])).body.data.ticked).toEqual([])
})

it('refuses ticks of other items, other people and other statuses', async () => {
  const orderId = await orderIn('picked_up')
  expect((await tick(orderId, ['allergies'])).status).toBe(422)
  expect((await tick(orderId, ['ironing'])).status).toBe(422)
  expect((await tick(orderId, ['finish'], customer)).status).toBe(403)
  expect((await tick(orderId, ['finish'], (await aWasher(db)).id)).status).toBe(404)
  expect((await careOf(orderId, (await aCustomer(db)).id)).status).toBe(404)
  for (const status of ['accepted', 'delivered'] as const)
    expect((await tick(await orderIn(status), ['finish'])).status).toBe(409)
})
