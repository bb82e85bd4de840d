import type { OrderId, UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, card, accepted, walk, paymentsOf, earningsOf, viewOf } = placing
const asking = await api.giveCard(customer, '4000003800000446')
beforeEach(() => db.run(sql`delete from rate_limits`))

const answerBank = (client_secret: unknown, outcome: 'approve' | 'decline') =>
  call(customer, 'POST', '/api/sandbox/authentications', { client_secret, outcome })
const question = {
  success: false,
  requires_action: true,
  client_secret: expect.stringMatching(/^pi_.+_secret_/),
  payment_intent_id: expect.stringMatching(/^pi_/),
  message: 'Your bank wants you to authenticate this payment.',
}
const walkAway = async () => {
  clock.advance(11 * 60_000)
  await api.sweepPayments()
}

describe('a tip by a card that requires authentication', () => {
  const completed = async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress', 'delivered')
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    return id
  }
  const asked = async (amount_minor = 500) => {
    const id = await completed()
    const before = await earningsOf('earnings_available')
    const tip = (key: string, more: object = {}, by: { id: UserId } = customer) =>
      call(by, 'POST', `/api/orders/${id}/tip`, { amount_minor, payment_method_id: asking, ...more }, `${key}-${id}`)
    const { status, body } = await tip('first')
    expect([status, body]).toEqual([200, question])
    const payment_intent_id = body.payment_intent_id as string
    return {
      tip,
      secret: body.client_secret,
      resume: (key: string, more: object = {}, by?: { id: UserId }) => tip(key, { payment_intent_id, ...more }, by),
      /** The Washer's part of it. */
      given: async () => (await earningsOf('earnings_available')) - before,
    }
  }

  it('waits, and is charged once from two tabs', async () => {
    const { secret, resume, given } = await asked()
    expect((await resume('early')).body).toEqual(question)
    expect(await given()).toBe(0)
    await answerBank(secret, 'approve')
    const tabs = await Promise.all([resume('tab-1'), resume('tab-2')])
    for (const { body } of tabs)
      expect(body).toMatchObject({ success: true, data: { tip_minor: 500, tips_minor: 500 } })
    expect(await given()).toBe(500)
  })

  it('moves nothing after a failed authentication and does not count towards the order’s limit', async () => {
    const { tip, secret, resume, given } = await asked(10_000)
    await answerBank(secret, 'decline')
    expect((await tip('another', { payment_method_id: card })).body).toMatchObject({ data: { tips_minor: 10_000 } })
    expect(await resume('late')).toMatchObject({ status: 422, body: { code: 'card_declined' } })
    expect(await given()).toBe(10_000)
  })

  it('counts towards the limit while it waits, but not as a tip', async () => {
    const { tip, given } = await asked(6_000)
    expect((await tip('too-much', { payment_method_id: card })).status).toBe(422)
    const fitting = await tip('fits', { amount_minor: 4_000, payment_method_id: card })
    expect(fitting.body).toMatchObject({ data: { tip_minor: 4_000, tips_minor: 4_000 } })
    expect(await given()).toBe(4_000)
  })

  it('refuses to resume with another amount, card or person', async () => {
    const { secret, resume, given } = await asked()
    await answerBank(secret, 'approve')
    const other = await aCustomer(db)
    expect((await resume('more', { amount_minor: 600 })).body).toMatchObject({ code: 'authentication_expired' })
    expect((await resume('card', { payment_method_id: card })).status).toBe(409)
    expect((await resume('nobody', { payment_intent_id: 'pi_nobody' })).status).toBe(409)
    expect((await resume('stranger', {}, other)).status).toBe(404)
    expect(await given()).toBe(0)
    expect((await resume('as-asked')).status).toBe(200)
  })

  it.each([
    ['approved', 'approve', 500, 200],
    ['unanswered', undefined, 0, 409],
  ] as const)('left %s is settled without them', async (_, outcome, minor, status) => {
    const { secret, resume, given } = await asked()
    if (outcome) await answerBank(secret, outcome)
    await walkAway()
    await answerBank(secret, 'approve')
    expect(await given()).toBe(minor)
    expect((await resume('back')).status).toBe(status)
    expect(await given()).toBe(minor)
  })
})

describe('an adjustment on a card that requires authentication', () => {
  const asked = async () => {
    const id = await accepted()
    await db.run(sql`update orders set payment_method_id = ${asking} where id = ${id}`)
    const items = [{ name: 'Jeans', quantity: 6 }]
    await call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, { items, reason: 'Counted again' })
    const approve = (key: string, more: object = {}) =>
      call(customer, 'POST', `/api/orders/${id}/adjustment/respond`, { response: 'approve', ...more }, `${key}-${id}`)
    const { status, body } = await approve('first')
    expect([status, body]).toEqual([200, question])
    const payment_intent_id = body.payment_intent_id as string
    return { id, secret: body.client_secret, approve, resume: (key: string) => approve(key, { payment_intent_id }) }
  }
  const states = async (id: OrderId) =>
    (await paymentsOf(id)).map(({ state, amountMinor }) => `${state} ${amountMinor}`).sort()

  it('waits, and is approved once from two tabs', async () => {
    const { id, secret, resume } = await asked()
    expect((await resume('early')).body).toEqual(question)
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
    await answerBank(secret, 'approve')
    const tabs = await Promise.all([resume('tab-1'), resume('tab-2')])
    expect(tabs.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await viewOf(id)).toMatchObject({ total: 33, adjustment: { state: 'approved' } })
    expect(await states(id)).toEqual(['capturable 3300', 'released 2200'])
  })

  it('stays waiting after a failed authentication and can be approved again', async () => {
    const { id, secret, approve, resume } = await asked()
    await answerBank(secret, 'decline')
    expect(await resume('declined')).toMatchObject({
      status: 422,
      body: { code: 'payment_intent_authentication_failure' },
    })
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
    expect((await approve('again')).body).toEqual(question)
    expect((await call(customer, 'POST', `/api/orders/${id}/adjustment/respond`, { response: 'decline' })).status).toBe(
      200,
    )
    expect(await states(id)).toEqual(['authenticating 3300', 'capturable 2200', 'declined 3300'])
  })

  it('is abandoned by the sweep if the customer does not return, also after a successful authentication', async () => {
    const { id, secret, resume } = await asked()
    await answerBank(secret, 'approve')
    await walkAway()
    expect(await resume('back')).toMatchObject({ status: 422, body: { code: 'abandoned' } })
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
    expect(await states(id)).toEqual(['abandoned 3300', 'capturable 2200'])
  })

  it('refuses to resume for another adjustment', async () => {
    const { id, secret, resume } = await asked()
    await answerBank(secret, 'approve')
    const items = [{ name: 'Jeans', quantity: 7 }]
    await call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, { items, reason: 'Counted once more' })
    expect(await resume('older')).toMatchObject({ status: 409, body: { code: 'authentication_expired' } })
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
  })
})
