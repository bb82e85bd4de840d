import { type CareWishes, usualCare } from '@washline/contract/care/schemas'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { startTestApi } from '../platform/testing/test-api.ts'
import { careModule } from './module.ts'

const api = await startTestApi(careModule, new Date('2026-11-21T10:00:00Z'))
afterAll(api.close)
const { db, clock } = api

const gentle: CareWishes = { ...usualCare, detergent: 'gentle', temperature: 'cold', allergies: 'Lavender' }
let customer = 0
let washer = 0
beforeEach(async () => {
  customer = (await aCustomer(db)).id
  washer = (await aWasher(db)).id
})
const prefer = (wishes: object, by = customer) => api.call(by, 'PUT', '/api/account/preferences', wishes)
const careOf = async (orderId: number, by = customer) => api.call(by, 'GET', `/api/orders/${orderId}/care`)
const placed = (orderId: number, customerId = customer) =>
  db.transaction((tx) =>
    api.facts.tell(tx, 'order.moved', {
      orderId,
      move: 'place',
      from: 'draft',
      to: 'pending',
      customerId,
      washerId: null,
      at: clock.now(),
    }),
  )
const orderIn = async (status: 'draft' | 'accepted' | 'picked_up' | 'delivered') =>
  (await anOrder(db, { status, customerId: customer, washerId: washer })).id
const tick = (orderId: number, ticked: string[], by = washer) =>
  api.call(by, 'PUT', `/api/provider/orders/${orderId}/care`, { ticked })

it('has the usual wishes until somebody says otherwise', async () => {
  expect((await api.call(customer, 'GET', '/api/account/preferences')).body.data).toEqual(usualCare)
  expect((await prefer(gentle)).body.data).toEqual(gentle)
  expect((await api.call(customer, 'GET', '/api/account/preferences')).body.data).toEqual(gentle)
  expect((await api.call(washer, 'GET', '/api/account/preferences')).body.data).toEqual(usualCare)
})

it.each([
  [{ ...usualCare, detergent: 'bleach' }, 'detergent'],
  [{ ...usualCare, allergies: 'x'.repeat(201) }, 'allergies'],
])('answers 422 to %j', async (wishes, field) => {
  expect((await prefer(wishes)).body.errors).toHaveProperty(field)
})

it('fixes the wishes of an order when it is placed', async () => {
  await prefer(gentle)
  const orderId = await orderIn('draft')
  expect((await careOf(orderId)).body.data).toEqual({ wishes: gentle, ticked: [], ticked_at: null })
  await placed(orderId)
  await prefer(usualCare)
  expect((await careOf(orderId)).body.data.wishes).toEqual(gentle)
})

it('lets one order have wishes of its own, until it is placed', async () => {
  await prefer(gentle)
  const orderId = await orderIn('draft')
  const own = { ...usualCare, finish: 'hang' }
  const change = (by: number, id = orderId) => api.call(by, 'PUT', `/api/orders/${id}/care`, own)
  expect((await change((await aCustomer(db)).id)).status).toBe(404)
  expect((await change(customer)).body.data.wishes).toEqual(own)
  await placed(orderId)
  expect((await careOf(orderId)).body.data.wishes).toEqual(own)
  expect((await api.call(customer, 'GET', '/api/account/preferences')).body.data).toEqual(gentle)
  expect(await change(customer, await orderIn('accepted'))).toMatchObject({
    status: 409,
    body: { code: 'wrong_status' },
  })
})

it('is ticked by the Washer between pickup and delivery, and both hear of it', async () => {
  await prefer(gentle)
  const orderId = await orderIn('picked_up')
  await placed(orderId)
  expect((await tick(orderId, ['detergent', 'allergies', 'detergent'])).body.data).toEqual({
    wishes: gentle,
    ticked: ['detergent', 'allergies'],
    ticked_at: clock.now().toISOString(),
  })
  expect((await careOf(orderId)).body.data.ticked).toEqual(['detergent', 'allergies'])
  expect(api.lives.at(-1)).toMatchObject({ channel: `private-order.${orderId}`, event: 'status-changed' })
  expect((await tick(orderId, [])).body.data.ticked).toEqual([])
})

it('takes no other ticks', async () => {
  const orderId = await orderIn('picked_up')
  expect((await tick(orderId, ['allergies'])).status).toBe(422)
  expect((await tick(orderId, ['ironing'])).status).toBe(422)
  expect((await tick(orderId, ['finish'], customer)).status).toBe(403)
  expect((await tick(orderId, ['finish'], (await aWasher(db)).id)).status).toBe(404)
  expect((await careOf(orderId, (await aCustomer(db)).id)).status).toBe(404)
  for (const status of ['accepted', 'delivered'] as const)
    expect((await tick(await orderIn(status), ['finish'])).status).toBe(409)
})
