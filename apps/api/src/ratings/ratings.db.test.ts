import { messages } from '@washline/contract/messages'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { startTestApi } from '../platform/testing/test-api.ts'
import { ratingsModule } from './module.ts'

const api = await startTestApi(ratingsModule, new Date('2026-11-20T10:00:00Z'))
afterAll(api.close)

const facts: Facts['order.rated'][] = []
api.facts.on('order.rated', async (_, fact) => void facts.push(fact))

let orderId = 0
let customer = 0
let washer = 0
beforeEach(async () => {
  facts.length = 0
  const order = await anOrder(api.db, { status: 'completed' })
  orderId = order.id
  customer = order.customerId
  washer = Number(order.washerId)
})
const rate = (userId: number | undefined, body: object, id: unknown = orderId) =>
  api.call(userId, 'POST', `/api/orders/${id}/rate`, body)

it('rates a completed order', async () => {
  const answer = await rate(customer, { order_id: orderId, rating: 4.7, comment: ' Folded with care ' })
  expect(answer).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        id: expect.any(Number),
        order_id: orderId,
        rating: 4.7,
        comment: 'Folded with care',
        from_user: { name: expect.stringMatching(/^Customer/) },
        created_at: api.clock.now().toISOString(),
      },
    },
  })
  expect(facts).toEqual([{ orderId, washerId: washer, customerId: customer, tenths: 47, at: api.clock.now() }])
  for (const userId of [customer, washer])
    expect((await api.call(userId, 'GET', `/api/ratings/order/${orderId}`)).body.data).toEqual(answer.body.data)
})

it('has one winner of eight at once, and one fact', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => rate(customer, { rating: n / 2 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect(facts).toHaveLength(1)
  expect(await rate(customer, { rating: 1 })).toMatchObject({
    status: 409,
    body: { code: 'already_rated', message: messages.ratings.alreadyRated },
  })
})

it('takes nothing before completion', async () => {
  const { id } = await anOrder(api.db, { status: 'delivered', customerId: customer })
  expect(await rate(customer, { rating: 5 }, id)).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
})

it('is the customer’s own to give', async () => {
  const stranger = await aCustomer(api.db)
  expect((await rate(stranger.id, { rating: 5 })).status).toBe(404)
  expect((await rate(washer, { rating: 5 })).status).toBe(403)
  expect((await rate(undefined, { rating: 5 })).status).toBe(401)
  expect((await rate(customer, { rating: 5 }, 'x')).status).toBe(404)
})

it.each([
  [{}, 'rating'],
  [{ rating: 5.1 }, 'rating'],
  [{ rating: -0.1 }, 'rating'],
  [{ rating: 4.55 }, 'rating'],
  [{ rating: '5' }, 'rating'],
  [{ rating: null }, 'rating'],
  [{ rating: 5, comment: 'x'.repeat(1_001) }, 'comment'],
  [{ rating: 5, order_id: 1 }, 'order_id'],
])('answers 422 to %j', async (body, field) => {
  expect(await rate(customer, body)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
})

it('shows an order’s rating to its two people, null before there is one', async () => {
  const path = `/api/ratings/order/${orderId}`
  expect((await api.call(washer, 'GET', path)).body).toEqual({ success: true, data: null })
  expect((await api.call((await aCustomer(api.db)).id, 'GET', path)).status).toBe(404)
})

it('lists a Washer’s ratings, newest first, with the average of all', async () => {
  const path = `/api/ratings/provider/${washer}`
  expect((await api.call(customer, 'GET', path)).body.data).toEqual({ average: null, count: 0, ratings: [] })
  await rate(customer, { rating: 5 })
  const second = await anOrder(api.db, { status: 'completed', washerId: washer })
  await rate(second.customerId, { rating: 4.3 }, second.id)
  const elsewhere = await anOrder(api.db, { status: 'completed', washerId: (await aWasher(api.db)).id })
  await rate(elsewhere.customerId, { rating: 0 }, elsewhere.id)
  const { data } = (await api.call(customer, 'GET', path)).body
  expect(data).toMatchObject({ average: 4.7, count: 2, ratings: [{ rating: 4.3 }, { rating: 5, order_id: orderId }] })
  expect((await api.call(customer, 'GET', `/api/ratings/provider/${customer}`)).status).toBe(404)
})
