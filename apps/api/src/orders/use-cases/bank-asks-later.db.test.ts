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
  message: 'Your bank asks you to authenticate this payment.',
}
const walkAway = async () => {
  clock.advance(11 * 60_000)
  await api.sweepPayments()
}

describe('a tip by a card whose bank asks', () => {
  const completed = async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress', 'delivered')
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    return id
  }
  const asked = async (amount = 5) => {
    const id = await completed()
    const before = await earningsOf('earnings_available')
    const tip = (key: string, more: object = {}, by: { id: number } = customer) =>
      call(by, 'POST', `/api/orders/${id}/tip`, { amount, payment_method_id: asking, ...more }, `${key}-${id}`)
    const { status, body } = await tip('first')
    expect([status, body]).toEqual([200, question])
    const payment_intent_id = body.payment_intent_id as string
    return {
      tip,
      secret: body.client_secret,
      resume: (key: string, more: object = {}, by?: { id: number }) => tip(key, { payment_intent_id, ...more }, by),
      /** What the Washer has got of it. */
      given: async () => (await earningsOf('earnings_available')) - before,
    }
  }

  it('waits, and is given exactly once, from two tabs too', async () => {
    const { secret, resume, given } = await asked()
    expect((await resume('early')).body).toEqual(question)
    expect(await given()).toBe(0)
    await answerBank(secret, 'approve')
    const tabs = await Promise.all([resume('tab-1'), resume('tab-2')])
    for (const { body } of tabs) expect(body).toMatchObject({ success: true, data: { tip: 5, tips: 5 } })
    expect(await given()).toBe(500)
  })

  it('that the bank refused moves nothing, and does not count towards the order’s sum', async () => {
    const { tip, secret, resume, given } = await asked(100)
    await answerBank(secret, 'decline')
    expect((await tip('another', { payment_method_id: card })).body).toMatchObject({ data: { tips: 100 } })
    expect(await resume('late')).toMatchObject({ status: 422, body: { code: 'card_declined' } })
    expect(await given()).toBe(10_000)
  })

  it('counts towards it while its bank is asked, and is not called given', async () => {
    const { tip, given } = await asked(60)
    expect((await tip('too-much', { payment_method_id: card })).status).toBe(422)
    const fitting = await tip('fits', { amount: 40, payment_method_id: card })
    expect(fitting.body).toMatchObject({ data: { tip: 40, tips: 40 } })
    expect(await given()).toBe(4_000)
  })

  it('goes on only as it was asked: another amount, card or person', async () => {
    const { secret, resume, given } = await asked()
    await answerBank(secret, 'approve')
    const other = await aCustomer(db)
    expect((await resume('more', { amount: 6 })).body).toMatchObject({ code: 'authentication_expired' })
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

describe('a dearer list on a card whose bank asks', () => {
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
  const states = async (id: number) =>
    (await paymentsOf(id)).map(({ state, amountMinor }) => `${state} ${amountMinor}`).sort()

  it('waits, and is approved exactly once, from two tabs too', async () => {
    const { id, secret, resume } = await asked()
    expect((await resume('early')).body).toEqual(question)
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
    await answerBank(secret, 'approve')
    const tabs = await Promise.all([resume('tab-1'), resume('tab-2')])
    expect(tabs.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await viewOf(id)).toMatchObject({ total: 33, adjustment: { state: 'approved' } })
    expect(await states(id)).toEqual(['held 3300', 'released 2200'])
  })

  it('stays unanswered when the bank refuses, and can be answered anew', async () => {
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
    expect(await states(id)).toEqual(['authenticating 3300', 'declined 3300', 'held 2200'])
  })

  it('left alone is given up, also where the bank had agreed', async () => {
    const { id, secret, resume } = await asked()
    await answerBank(secret, 'approve')
    await walkAway()
    expect(await resume('back')).toMatchObject({ status: 422, body: { code: 'abandoned' } })
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
    expect(await states(id)).toEqual(['abandoned 3300', 'held 2200'])
  })

  it('goes on only for the list that was asked about', async () => {
    const { id, secret, resume } = await asked()
    await answerBank(secret, 'approve')
    const items = [{ name: 'Jeans', quantity: 7 }]
    await call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, { items, reason: 'Counted once more' })
    expect(await resume('older')).toMatchObject({ status: 409, body: { code: 'authentication_expired' } })
    expect(await viewOf(id)).toMatchObject({ total: 22, adjustment: { state: 'waiting' } })
  })
})
