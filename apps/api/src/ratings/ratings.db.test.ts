import { randomUUID } from 'node:crypto'
import { toUserId, type UserId } from '@washline/contract/ids'
import { ratingMessages } from '@washline/contract/ratings/messages'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import type { Events } from '../events/events.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { washersHandlers } from '../washers/builders.ts'
import { ratingsModule } from './module.ts'

const storage = { portraitUrl: (key: string) => `/api/media/${key}` }
const api = await startTestApi(
  (deps) => ratingsModule({ ...deps, storage, newId: randomUUID }),
  new Date('2026-11-20T10:00:00Z'),
)
afterAll(api.close)
washersHandlers(api.events)

const events: Events['order.rated'][] = []
api.events.on('order.rated', async (_, event) => void events.push(event))

let orderId = 0
let customer = toUserId(1)
let washer = toUserId(1)
beforeEach(async () => {
  events.length = 0
  const order = await anOrder(api.db, { status: 'completed' })
  orderId = order.id
  customer = order.customerId
  washer = toUserId(Number(order.washerId))
})
const rate = (userId: UserId | undefined, body: object, id: unknown = orderId) =>
  api.call(userId, 'POST', `/api/orders/${id}/rate`, body)

it('shows strangers the first name only, and no ids of the order and its people', async () => {
  await api.db.run(sql`update users set name = 'Ana Marigold' where id = ${customer}`)
  await rate(customer, { rating: 4.9, comment: 'Lovely' })
  const stranger = (await aCustomer(api.db)).id
  const seen = await api.call(stranger, 'GET', `/api/ratings/provider/${washer}`)
  expect(seen.body.data.ratings).toMatchObject([{ from_user: { name: 'Ana', photo_url: null } }])
  const [shown] = seen.body.data.ratings
  for (const secret of ['Marigold', String(orderId), String(customer), String(washer)])
    expect(JSON.stringify({ ...shown, id: 0 })).not.toContain(secret)
})

it('stores the rating of a completed order and shows it to both people', async () => {
  const answer = await rate(customer, { order_id: orderId, rating: 4.7, comment: ' Folded with care ' })
  expect(answer).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        id: expect.any(Number),
        rating: 4.7,
        comment: 'Folded with care',
        from_user: { name: expect.stringMatching(/^Customer/), photo_url: null },
        created_at: api.clock.now().toISOString(),
        answer: null,
        is_hidden: false,
        can_answer: false,
      },
    },
  })
  expect(events).toEqual([{ orderId, washerId: washer, customerId: customer, tenths: 47, at: api.clock.now() }])
  const ofOrder = async (userId: UserId) => (await api.call(userId, 'GET', `/api/ratings/order/${orderId}`)).body.data
  expect(await ofOrder(customer)).toEqual(answer.body.data)
  expect(await ofOrder(washer)).toEqual({ ...answer.body.data, can_answer: true })
})

it('accepts one of eight concurrent ratings, publishes one event and refuses the rest with 409', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => rate(customer, { rating: n / 2 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect(events).toHaveLength(1)
  expect(await rate(customer, { rating: 1 })).toMatchObject({
    status: 409,
    body: { code: 'already_rated', message: ratingMessages.alreadyRated },
  })
})

it('refuses a rating before completion with 409', async () => {
  const { id } = await anOrder(api.db, { status: 'delivered', customerId: customer })
  expect(await rate(customer, { rating: 5 }, id)).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
})

it('accepts ratings from the order’s customer only', async () => {
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

it('shows an order’s rating to its customer and Washer only, null before there is one', async () => {
  const path = `/api/ratings/order/${orderId}`
  expect((await api.call(washer, 'GET', path)).body).toEqual({ success: true, data: null })
  expect((await api.call((await aCustomer(api.db)).id, 'GET', path)).status).toBe(404)
})

it('lists a Washer’s ratings, newest first, with the average of all', async () => {
  const path = `/api/ratings/provider/${washer}`
  expect((await api.call(customer, 'GET', path)).body.data).toEqual({
    average: null,
    count: 0,
    stars: [0, 0, 0, 0, 0],
    ratings: [],
    next_cursor: null,
  })
  await rate(customer, { rating: 5 })
  const second = await anOrder(api.db, { status: 'completed', washerId: washer })
  await rate(second.customerId, { rating: 4.3 }, second.id)
  const elsewhere = await anOrder(api.db, { status: 'completed', washerId: (await aWasher(api.db)).id })
  await rate(elsewhere.customerId, { rating: 0 }, elsewhere.id)
  const { data } = (await api.call(customer, 'GET', path)).body
  expect(data).toMatchObject({
    average: 4.7,
    count: 2,
    stars: [1, 1, 0, 0, 0],
    ratings: [{ rating: 4.3 }, { rating: 5 }],
  })
  expect((await api.call(customer, 'GET', `/api/ratings/provider/${customer}`)).status).toBe(404)
})

const rated = async (rating = 5, of = orderId, by = customer): Promise<number> =>
  (await rate(toUserId(by), { rating, comment: 'Torn, by a fool' }, of)).body.data.id

it('lists ratings in pages', async () => {
  await rated()
  for (const rating of [4, 3]) {
    const next = await anOrder(api.db, { status: 'completed', washerId: washer })
    await rated(rating, next.id, next.customerId)
  }
  const page = async (cursor: string) =>
    (await api.call(customer, 'GET', `/api/ratings/provider/${washer}?limit=2${cursor}`)).body.data
  const first = await page('')
  expect(first).toMatchObject({ count: 3, ratings: [{ rating: 3 }, { rating: 4 }] })
  const last = await page(`&cursor=${first.next_cursor}`)
  expect(last).toMatchObject({ count: 3, ratings: [{ rating: 5 }], next_cursor: null })
  expect((await api.call(customer, 'GET', `/api/ratings/provider/${washer}?cursor=x`)).status).toBe(422)
})

it('accepts one of two concurrent answers, from the Washer only', async () => {
  const published: unknown[] = []
  api.events.on('rating.answered', async (_, event) => void published.push(event))
  const id = await rated()
  const answer = (userId: UserId, text = ' Sorry! ') =>
    api.call(userId, 'POST', `/api/ratings/answers/${id}`, { answer: text })
  expect((await answer(customer)).status).toBe(403)
  expect((await answer((await aWasher(api.db)).id)).status).toBe(404)
  expect((await answer(washer, ' ')).body.errors).toEqual({ answer: ['Please write an answer.'] })
  expect((await answer(washer, 'x'.repeat(1_001))).status).toBe(422)
  const both = await Promise.all([answer(washer), answer(washer)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const shown = (await api.call(customer, 'GET', `/api/ratings/order/${orderId}`)).body.data
  expect(shown.answer).toEqual({ text: 'Sorry!', created_at: api.clock.now().toISOString() })
  expect(published).toEqual([{ orderId, washerId: washer, customerId: customer, at: api.clock.now() }])
})

const report = (userId: UserId, id: number, body: object = { reason: 'insult' }) =>
  api.call(userId, 'POST', `/api/ratings/reports/${id}`, body)
const anOperator = async () => {
  const { id } = await aCustomer(api.db)
  await api.db.run(sql`update users set is_operator = true where id = ${id}`)
  return id
}
const queue = async (operator: UserId) =>
  (await api.call(operator, 'GET', '/api/ops/rating-reports')).body.data.reports as { id: number }[]
const decide = (operator: UserId, id: number | undefined, decision: string) =>
  api.call(operator, 'POST', `/api/ops/rating-reports/${id}/decide`, { decision, note: 'An insult, plainly.' })
const storedStats = () =>
  api.db.one(sql`select rating_tenths_sum as sum, rating_count as count from washers where user_id = ${washer}`)

it('accepts reports from anybody but the author and one of two concurrent decisions', async () => {
  const operator = await anOperator()
  const id = await rated(1)
  const other = await anOrder(api.db, { status: 'completed', washerId: washer })
  await rated(5, other.id, other.customerId)
  const stranger = (await aCustomer(api.db)).id
  expect((await report(customer, id)).body.message).toBe(ratingMessages.reportersReason)
  expect((await report(washer, id)).status).toBe(200)
  expect((await report(washer, id, { reason: 'untrue' })).status).toBe(200)
  expect((await report(stranger, id, { reason: 'untrue' })).status).toBe(200)
  expect((await report(stranger, id, { reason: 'boring' })).status).toBe(422)
  expect((await report(stranger, id, { about: 'answer', reason: 'insult' })).status).toBe(404)
  expect((await api.call(stranger, 'GET', '/api/ops/rating-reports')).status).toBe(403)
  const [open] = await queue(operator)
  expect(open).toMatchObject({
    about: 'rating',
    rating_id: id,
    rating: 1,
    text: 'Torn, by a fool',
    author: { id: customer },
    reasons: [
      { reason: 'insult', count: 1 },
      { reason: 'untrue', count: 1 },
    ],
    decision: null,
  })
  expect(await storedStats()).toEqual({ sum: 60, count: 2 })
  const decisions = [decide(operator, open?.id, 'hide'), decide(await anOperator(), open?.id, 'keep')]
  const both = await Promise.all(decisions)
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('leaves a hidden rating out of lists and stats, and shows it to its two people', async () => {
  const operator = await anOperator()
  const id = await rated(1)
  await report(washer, id)
  const [open] = await queue(operator)
  expect((await decide(operator, open?.id, 'hide')).status).toBe(200)
  expect(await storedStats()).toEqual({ sum: 0, count: 0 })
  const list = (await api.call(washer, 'GET', `/api/ratings/provider/${washer}`)).body.data
  expect(list).toMatchObject({ average: null, count: 0, stars: [0, 0, 0, 0, 0], ratings: [] })
  for (const userId of [customer, washer])
    expect((await api.call(userId, 'GET', `/api/ratings/order/${orderId}`)).body.data).toMatchObject({
      is_hidden: true,
      can_answer: false,
    })
  expect((await report((await aCustomer(api.db)).id, id)).status).toBe(409)
  expect((await api.call(washer, 'POST', `/api/ratings/answers/${id}`, { answer: 'x' })).status).toBe(409)
  const [audit] = await api.db.all(sql`
    select action, operator_id as "operatorId", person_id as "personId", reason from audit_log order by id desc limit 1`)
  expect(audit).toEqual({
    action: 'decide_rating_report',
    operatorId: operator,
    personId: customer,
    reason: 'An insult, plainly.',
  })
})

it('hides an answer and keeps its rating', async () => {
  const operator = await anOperator()
  const id = await rated(4)
  await api.call(washer, 'POST', `/api/ratings/answers/${id}`, { answer: 'You are the fool' })
  expect((await report(washer, id, { about: 'answer', reason: 'insult' })).status).toBe(403)
  expect((await report(customer, id, { about: 'answer', reason: 'insult' })).status).toBe(200)
  const [open] = await queue(operator)
  expect(open).toMatchObject({ about: 'answer', text: 'You are the fool', author: { id: washer } })
  await decide(operator, open?.id, 'hide')
  expect((await api.call(customer, 'GET', `/api/ratings/order/${orderId}`)).body.data).toMatchObject({
    rating: 4,
    answer: null,
    is_hidden: false,
  })
  expect(await storedStats()).toEqual({ sum: 40, count: 1 })
})
