import { toUserId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedger } from '../ledger/index.ts'
import { type PaymentsApi, type PaymentsWorld, paymentsApi, paymentsWorld } from './builders.ts'
import { GatewayFailure } from './payment-gateway.ts'
import { sweepPayments } from './use-cases/sweep-payments.ts'

let world: PaymentsWorld
let api: PaymentsApi
let answerLost = false
beforeAll(async () => {
  world = await paymentsWorld((gateway) => ({
    ...gateway,
    charge: async (request) => {
      const result = await gateway.charge(request)
      if (answerLost) throw new GatewayFailure('time-out')
      return result
    },
  }))
  api = await paymentsApi(world)
})
afterAll(async () => {
  await api.close()
  await world.close()
})

const call: PaymentsApi['call'] = (...asked) => api.call(...asked)
const card = (number = '4242 4242 4242 4242', more: object = {}) => ({
  number,
  exp_month: 12,
  exp_year: 30,
  cvc: '123',
  ...more,
})
const setup = async (userId: UserId) =>
  (await call(userId, 'POST', '/stripe/setup-intent', {})).body.client_secret as string
const confirm = async (userId: UserId, theCard: object, secret?: string) =>
  call(userId, 'POST', '/sandbox/setup-intents/confirm', {
    client_secret: secret ?? (await setup(userId)),
    card: theCard,
  })
const deposit = (payment_method_id: string, more: object = {}) => ({
  amount: 3_000,
  currency: 'myr',
  type: 'security_deposit',
  payment_method_id,
  ...more,
})

describe('cards', () => {
  it('are saved, listed and removed, without storing their number', async () => {
    const me = await world.aPerson()
    const saved = await confirm(me, card())
    const wire = { id: expect.stringMatching(/^pm_/), brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }
    expect(saved).toEqual({ status: 200, body: { success: true, status: 'succeeded', payment_method: wire } })
    expect((await call(me, 'GET', '/stripe/payment-methods')).body).toEqual({ success: true, payment_methods: [wire] })
    const { id } = saved.body.payment_method
    expect((await call(await world.aPerson(), 'DELETE', `/stripe/payment-methods/${id}`)).status).toBe(404)
    expect((await call(me, 'DELETE', `/stripe/payment-methods/${id}`)).body).toEqual({ success: true })
    expect((await call(me, 'DELETE', `/stripe/payment-methods/${id}`)).status).toBe(404)
    expect((await call(me, 'GET', '/stripe/payment-methods')).body.payment_methods).toEqual([])
    const stored = await world.db.all({ text: 'select t::text as row from sandbox_cards t', values: [] })
    expect(JSON.stringify(stored)).not.toContain('424242424242')
  })

  it.each([
    ['5555555555554444', 'mastercard', '123'],
    ['378282246310005', 'amex', '1234'],
  ])('returns the brand of %s', async (number, brand, cvc) => {
    const { body } = await confirm(await world.aPerson(), card(number, { cvc }))
    expect(body.payment_method).toMatchObject({ brand })
  })

  it.each([
    ['4000000000000002', 'requires_payment_method', 'card_declined'],
    ['4000000000009995', 'requires_payment_method', 'insufficient_funds'],
    ['4000000000000069', 'requires_payment_method', 'expired_card'],
    ['4000002760003184', 'requires_action', 'authentication_required'],
    ['4539578763621486', 'requires_payment_method', 'card_declined'],
  ])('%s is not saved: %s, %s', async (number, status, code) => {
    const me = await world.aPerson()
    const { body } = await confirm(me, card(number))
    expect(body).toMatchObject({ status, code, payment_method: null, message: expect.any(String) })
    expect((await call(me, 'GET', '/stripe/payment-methods')).body.payment_methods).toEqual([])
  })

  it.each([
    [{ number: '4242424242424241' }, 'card.number'],
    [{ number: 'four two' }, 'card.number'],
    [{ exp_year: 20 }, 'card.exp_year'],
    [{ exp_month: 13 }, 'card.exp_month'],
    [{ cvc: '12' }, 'card.cvc'],
    [{ cvc: '1234' }, 'card.cvc'],
  ])('refuses %j', async (more, field) => {
    const { status, body } = await confirm(await world.aPerson(), card('4242424242424242', more))
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  it('belong to their setup: another person’s secret is not found, a used one saves nothing more', async () => {
    const [me, other] = [await world.aPerson(), await world.aPerson()]
    const secret = await setup(me)
    await setup(other)
    expect((await confirm(other, card(), secret)).status).toBe(404)
    expect((await confirm(me, card(), 'seti_none_secret_none')).status).toBe(404)
    const answers = await Promise.all([confirm(me, card(), secret), confirm(me, card(), secret)])
    expect(answers[0]).toEqual(answers[1])
    expect((await confirm(me, card('5555555555554444'), secret)).status).toBe(409)
    expect((await call(me, 'GET', '/stripe/payment-methods')).body.payment_methods).toHaveLength(1)
  })
})

describe('the deposit', () => {
  it('is charged once, also for two tabs at once and a later repeat', async () => {
    const me = await world.aPerson()
    const id = await world.aCard(me)
    const tabs = await Promise.all([1, 2, 3].map((tab) => call(me, 'POST', '/stripe/pay', deposit(id), `tab-${tab}`)))
    const again = await call(me, 'POST', '/stripe/pay', deposit(id))
    const paymentIntentId = again.body.payment_intent_id as string
    for (const { body } of tabs)
      expect(body).toEqual({ success: true, payment_intent_id: paymentIntentId, status: 'succeeded' })
    const { payments, db } = world
    const mine = { userId: me, paymentIntentId }
    expect(await db.transaction((tx) => payments.depositOf(tx, mine))).toBe('held')
    expect(await db.transaction((tx) => payments.depositOf(tx, { ...mine, userId: toUserId(me + 1) }))).toBe('unknown')
    const claims = await Promise.all([1, 2].map(() => db.transaction((tx) => payments.claimDeposit(tx, mine))))
    expect(claims.sort()).toEqual([false, true])
    expect(await db.transaction((tx) => payments.depositOf(tx, mine))).toBe('used')
    expect((await call(me, 'POST', '/stripe/pay', deposit(id))).status).toBe(409)
  })

  it('answers a decline in the body', async () => {
    const me = await world.aPerson()
    const declined = await world.aCard(me, '4000000000000341')
    const { status, body } = await call(me, 'POST', '/stripe/pay', deposit(declined), 'first')
    expect([status, body]).toEqual([
      200,
      { success: false, error: 'Your card was declined.', message: 'Your card was declined.' },
    ])
    expect((await call(me, 'POST', '/stripe/pay', deposit(await world.aCard(me)), 'second')).body.success).toBe(true)
  })

  it.each([
    [{ amount: 2_999 }, 422],
    [{ amount: -3_000 }, 422],
    [{ amount: 30.5 }, 422],
    [{ amount: '3000' }, 422],
    [{ currency: 'usd' }, 422],
    [{ type: 'gift' }, 422],
    [{ payment_method_id: 'pm_of_somebody_else' }, 422],
  ])('refuses %j with %i', async (more, status) => {
    const me = await world.aPerson()
    expect((await call(me, 'POST', '/stripe/pay', deposit(await world.aCard(me), more))).status).toBe(status)
  })

  it('refuses another person’s card', async () => {
    const [me, other] = [await world.aPerson(), await world.aPerson()]
    await world.aCard(me)
    expect((await call(me, 'POST', '/stripe/pay', deposit(await world.aCard(other)))).status).toBe(422)
  })

  it('is booked by the sweep when the answer was lost, and never charged twice', async () => {
    const me = await world.aPerson()
    const id = await world.aCard(me)
    answerLost = true
    expect((await call(me, 'POST', '/stripe/pay', deposit(id), 'lost')).status).toBe(503)
    answerLost = false
    world.clock.advance(121_000)
    await sweepPayments(world.deps)
    const charged = await world.db.one<{ many: number }>({
      text: 'select count(*) as many from sandbox_intents i join payment_customers c using (customer_id) where c.user_id = $1',
      values: [me],
    })
    expect((await call(me, 'POST', '/stripe/pay', deposit(id), 'lost')).body.success).toBe(true)
    expect(charged.many).toBe(1)
  })
})

describe('the wallet', () => {
  it('is topped up and lists its history in pages', async () => {
    const me = await world.aPerson()
    const payment_method_id = await world.aCard(me)
    expect((await call(me, 'GET', '/wallet')).body).toEqual({
      success: true,
      data: { balance: 0, bonus_minor: 0, entries: [], next_cursor: null, pays_first: false },
    })
    for (const [index, amount_minor] of [1_000, 250, 100].entries())
      await call(me, 'POST', '/wallet/top-up', { amount_minor, payment_method_id }, `key-${index}`)
    const repeat = await call(me, 'POST', '/wallet/top-up', { amount_minor: 100, payment_method_id }, 'key-2')
    expect(repeat.body).toMatchObject({ success: true, data: { balance_minor: 1_350 } })
    const first = (await call(me, 'GET', '/wallet?limit=2')).body.data
    expect(
      first.entries.map((entry: { amount: number; balance_after: number }) => [entry.amount, entry.balance_after]),
    ).toEqual([
      [1, 13.5],
      [2.5, 12.5],
    ])
    const rest = (await call(me, 'GET', `/wallet?limit=2&cursor=${first.next_cursor}`)).body.data
    expect(rest).toMatchObject({
      balance: 13.5,
      entries: [{ amount: 10, kind: 'top_up', order_id: null }],
      next_cursor: null,
    })
  })

  it.each([[0], [50], [-500], [100.5], [100_001], [1e12], ['500'], [null]])('refuses %j', async (amount_minor) => {
    const me = await world.aPerson()
    const payment_method_id = await world.aCard(me)
    expect((await call(me, 'POST', '/wallet/top-up', { amount_minor, payment_method_id })).status).toBe(422)
    expect((await call(me, 'GET', '/wallet?cursor=x')).status).toBe(422)
  })

  it('charges a double click once, and nobody else’s card', async () => {
    const [me, other] = [await world.aPerson(), await world.aPerson()]
    const [mine, theirs] = [await world.aCard(me), await world.aCard(other)]
    const topUp = (payment_method_id: string, amount_minor = 500, key = 'click') =>
      call(me, 'POST', '/wallet/top-up', { amount_minor, payment_method_id }, key)
    const answers = await Promise.all([topUp(mine), topUp(mine)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await topUp(mine, 50)).status).toBe(422)
    expect((await topUp(theirs, 5, 'other')).status).toBe(422)
    expect((await call(me, 'GET', '/wallet')).body.data.balance).toBe(5)
  })

  it('lists credits only on request, with their reason', async () => {
    const me = await world.aPerson()
    const payment_method_id = await world.aCard(me)
    await call(me, 'POST', '/wallet/top-up', { amount_minor: 500, payment_method_id })
    const credit = { userId: me, orderId: null, amountMinor: minor(250), reason: 'A late reply', actorId: null }
    const give = (requestKey: string) =>
      world.db.transaction((tx) => world.payments.creditWallet(tx, { ...credit, kind: 'credit', requestKey }))
    expect([await give('a'), await give('a'), await give('b')]).toEqual([true, false, true])
    const { data } = (await call(me, 'GET', '/wallet?only=credits&limit=1')).body
    expect(data).toMatchObject({ balance: 10, entries: [{ kind: 'credit', amount: 2.5, reason: 'A late reply' }] })
    const rest = (await call(me, 'GET', `/wallet?only=credits&limit=9&cursor=${data.next_cursor}`)).body.data
    expect(rest.entries).toHaveLength(1)
    expect(rest.next_cursor).toBeNull()
    expect((await call(me, 'GET', '/wallet?only=debts')).status).toBe(422)
  })

  it('counts as bonus what was credited in the last 30 days, compensation and top-ups apart', async () => {
    const [me, other] = [await world.aPerson(), await world.aPerson()]
    await call(me, 'POST', '/wallet/top-up', { amount_minor: 500, payment_method_id: await world.aCard(me) })
    const bonusOf = async (userId: UserId, query = '') =>
      (await call(userId, 'GET', `/wallet${query}`)).body.data.bonus_minor
    expect(await bonusOf(me)).toBe(0)
    const credit = { userId: me, orderId: null, reason: 'Sorry', actorId: null }
    const give = (kind: 'credit' | 'compensation' | 'promise_credit', amountMinor: number) =>
      world.db.transaction((tx) =>
        world.payments.creditWallet(tx, { ...credit, kind, amountMinor: minor(amountMinor), requestKey: kind }),
      )
    await give('credit', 250)
    world.clock.advance(20 * 86_400_000)
    await give('promise_credit', 400)
    await give('compensation', 1_500)
    expect(await bonusOf(me)).toBe(650)
    expect(await bonusOf(other)).toBe(0)
    expect(await bonusOf(me, '?only=credits')).toBeUndefined()
    world.clock.advance(10 * 86_400_000)
    expect(await bonusOf(me)).toBe(400)
  })

  it('answers a decline in the body and keeps the balance', async () => {
    const me = await world.aPerson()
    const payment_method_id = await world.aCard(me, '4000000000000341')
    expect((await call(me, 'POST', '/wallet/top-up', { amount_minor: 500, payment_method_id })).body).toMatchObject({
      success: false,
    })
    expect((await call(me, 'GET', '/wallet')).body.data.balance).toBe(0)
  })
})

it('leaves the books proven', async () => {
  expect(await verifyLedger(world.db)).toMatchObject({ ok: true, problems: [] })
})
