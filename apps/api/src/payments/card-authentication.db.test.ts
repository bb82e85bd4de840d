import type { UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedger } from '../ledger/index.ts'
import { type PaymentsApi, type PaymentsWorld, paymentsApi, paymentsWorld } from './builders.ts'
import { sweepPayments } from './use-cases/sweep-payments.ts'

let world: PaymentsWorld
let api: PaymentsApi
beforeAll(async () => {
  world = await paymentsWorld()
  api = await paymentsApi(world)
})
afterAll(async () => {
  await api.close()
  await world.close()
})

const call: PaymentsApi['call'] = (...asked) => api.call(...asked)
const deposit = (payment_method_id: string) => ({
  amount: 3_000,
  currency: 'myr',
  type: 'security_deposit',
  payment_method_id,
})
const answerBank = (userId: UserId, client_secret: string, outcome: 'approve' | 'decline') =>
  call(userId, 'POST', '/sandbox/authentications', { client_secret, outcome })

describe('saving a card that needs authentication', () => {
  const asked = async () => {
    const me = await world.aPerson()
    const secret = (await call(me, 'POST', '/stripe/setup-intent', {})).body.client_secret as string
    const card = { number: '4000002500003155', exp_month: 12, exp_year: 30, cvc: '123' }
    const confirmed = await call(me, 'POST', '/sandbox/setup-intents/confirm', { client_secret: secret, card })
    expect(confirmed.body).toMatchObject({ status: 'requires_action', payment_method: null })
    const cards = async () => (await call(me, 'GET', '/stripe/payment-methods')).body.payment_methods
    return { me, secret, cards }
  }
  it('is saved once they approve, and never by somebody else', async () => {
    const { me, secret, cards } = await asked()
    expect(await cards()).toEqual([])
    const stranger = await world.aPerson()
    expect((await answerBank(stranger, secret, 'approve')).status).toBe(404)
    await call(stranger, 'POST', '/stripe/setup-intent', {})
    expect((await answerBank(stranger, secret, 'approve')).status).toBe(404)
    expect((await answerBank(me, secret, 'approve')).body).toEqual({ success: true, status: 'succeeded' })
    expect((await answerBank(me, secret, 'decline')).body).toEqual({ success: true, status: 'succeeded' })
    expect(await cards()).toMatchObject([{ last4: '3155' }])
  })
  it('is not saved when they decline', async () => {
    const { me, secret, cards } = await asked()
    expect((await answerBank(me, secret, 'decline')).body).toEqual({ success: true, status: 'requires_payment_method' })
    expect((await answerBank(me, secret, 'approve')).body).toEqual({ success: true, status: 'requires_payment_method' })
    expect(await cards()).toEqual([])
  })
})

describe('a payment that needs authentication', () => {
  const authenticating = '4000003800000446'
  const kinds = {
    deposit: {
      path: '/stripe/pay',
      body: (id: string) => deposit(id),
      paid: { success: true, status: 'succeeded' },
    },
    'top-up': {
      path: '/wallet/top-up',
      body: (id: string) => ({ amount_minor: 3_000, payment_method_id: id }),
      paid: { success: true, data: { balance_minor: 3_000 } },
    },
  } as const
  const asked = async (kind: keyof typeof kinds) => {
    const { path, body, paid } = kinds[kind]
    const me = await world.aPerson()
    const first = body(await world.aCard(me, authenticating))
    const answer = await call(me, 'POST', path, first, 'first')
    expect(answer).toEqual({
      status: 200,
      body: {
        success: false,
        requires_action: true,
        client_secret: expect.stringMatching(/^pi_.+_secret_/),
        payment_intent_id: expect.stringMatching(/^pi_/),
        message: 'Your bank wants you to authenticate this payment.',
      },
    })
    const { client_secret, payment_intent_id } = answer.body
    const resumed = { ...first, payment_intent_id }
    const resume = (key: string, more: object = {}) => call(me, 'POST', path, { ...resumed, ...more }, key)
    const paidMinor = async () =>
      (
        await world.db.one<{ sum: number }>({
          text: 'select coalesce(sum(amount_minor), 0)::bigint as sum from payments where user_id = $1 and state = $2',
          values: [me, 'succeeded'],
        })
      ).sum
    return { me, path, first, paid, resume, paidMinor, secret: client_secret, payment_intent_id }
  }

  it.each(['deposit', 'top-up'] as const)('%s: is paid once, also when two tabs resume it at once', async (kind) => {
    const { me, path, first, paid, resume, paidMinor, secret } = await asked(kind)
    expect((await resume('early')).body).toMatchObject({ requires_action: true, client_secret: secret })
    await answerBank(me, secret, 'approve')
    const tabs = await Promise.all([resume('tab-1'), resume('tab-2')])
    for (const tab of tabs) expect(tab.body).toMatchObject(paid)
    expect((await resume('later')).body).toMatchObject(paid)
    // A repeated key returns the first answer, whatever happened since.
    expect((await call(me, 'POST', path, first, 'first')).body).toMatchObject({ requires_action: true })
    expect(await paidMinor()).toBe(3_000)
  })
  it.each(['deposit', 'top-up'] as const)(
    '%s: is declined when the payer refuses, and can be tried again',
    async (kind) => {
      const { me, path, first, paid, resume, paidMinor, secret } = await asked(kind)
      await answerBank(me, secret, 'decline')
      const message = 'Your bank did not approve this payment. Please try again or choose another card.'
      expect((await resume('second')).body).toEqual({ success: false, error: message, message })
      expect(await paidMinor()).toBe(0)
      const again = await call(me, 'POST', path, first, 'anew')
      await answerBank(me, again.body.client_secret, 'approve')
      const { payment_intent_id } = again.body
      expect((await call(me, 'POST', path, { ...first, payment_intent_id }, 'anew-2')).body).toMatchObject(paid)
    },
  )
  it.each(['deposit', 'top-up'] as const)(
    '%s: continues only with the same input, for the same person',
    async (kind) => {
      const { me, path, first, resume, paidMinor, secret, payment_intent_id } = await asked(kind)
      await answerBank(me, secret, 'approve')
      const other = await world.aPerson()
      const otherCard = await world.aCard(other)
      const theirs = { ...first, payment_method_id: otherCard, payment_intent_id }
      expect((await call(other, 'POST', path, theirs, 'theirs')).status).toBe(409)
      expect((await resume('other-card', { payment_method_id: await world.aCard(me) })).status).toBe(409)
      if (kind === 'top-up') expect((await resume('more', { amount_minor: 3_100 })).status).toBe(409)
      expect((await resume('unknown', { payment_intent_id: 'pi_nobody' })).body.code).toBe('authentication_expired')
      expect(await paidMinor()).toBe(0)
    },
  )
  it('is abandoned when the payer leaves, at the bank too', async () => {
    const { me, resume, secret, paidMinor } = await asked('top-up')
    world.clock.advance(9 * 60_000)
    await sweepPayments(world.deps)
    expect((await resume('in-time')).body).toMatchObject({ requires_action: true })
    world.clock.advance(2 * 60_000)
    await sweepPayments(world.deps)
    expect((await answerBank(me, secret, 'approve')).body.status).toBe('canceled')
    expect((await resume('too-late')).body.code).toBe('authentication_expired')
    expect(await paidMinor()).toBe(0)
  })
  it('is booked by the sweep when the payer approved and did not return', async () => {
    const { me, secret, paidMinor } = await asked('top-up')
    await answerBank(me, secret, 'approve')
    world.clock.advance(11 * 60_000)
    await sweepPayments(world.deps)
    expect(await paidMinor()).toBe(3_000)
    expect((await call(me, 'GET', '/wallet')).body.data.balance).toBe(30)
  })
  it('a deposit can be paid with another card, which releases the first attempt', async () => {
    const { me, secret, paidMinor } = await asked('deposit')
    const other = await call(me, 'POST', '/stripe/pay', deposit(await world.aCard(me)), 'other')
    expect(other.body).toMatchObject({ success: true })
    expect((await answerBank(me, secret, 'approve')).body.status).toBe('canceled')
    expect(await paidMinor()).toBe(3_000)
  })
})

it('leaves the books proven', async () => {
  expect(await verifyLedger(world.db)).toMatchObject({ ok: true, problems: [] })
})
