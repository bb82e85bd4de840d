import { randomUUID } from 'node:crypto'
import { toUserId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../testing/fakes/stripe/start-fake-stripe.ts'
import { sql } from '../platform/db/sql.ts'
import { type PaymentsWorld, paymentsWorld } from './builders.ts'
import { GatewayFailure, type PaymentGateway } from './payment-gateway.ts'
import { createStripeGateway } from './stripe/stripe-gateway.ts'

interface Subject {
  gateway: PaymentGateway
  /** The person has entered their bank account on the vendor's page. */
  onboard: (account: { userId: UserId; accountId: string }, accountNumber: string) => Promise<void>
  /** Long enough for a standard payout to arrive. */
  letArrive: () => void
  /** Banks return the paid payouts of this account. */
  sendBack: (accountId: string, failure: string) => Promise<void>
}

let world: PaymentsWorld
let fake: FakeStripe
const subjects: Partial<Record<'sandbox' | 'stripe', Subject>> = {}
beforeAll(async () => {
  world = await paymentsWorld()
  const { sandbox, clock } = world
  subjects.sandbox = {
    gateway: sandbox,
    onboard: async ({ userId }, accountNumber) => {
      await sandbox.payouts.setBankAccount({ userId, accountNumber })
    },
    letArrive: () => clock.advance(120_000),
    sendBack: async (accountId, failure) => {
      await world.db.run(sql`update sandbox_payouts set failure = ${failure} where account_id = ${accountId}`)
    },
  }
  fake = await startFakeStripe()
  subjects.stripe = {
    gateway: createStripeGateway({ secretKey: 'sk_test_fake', apiUrl: fake.url }),
    onboard: async ({ accountId }, accountNumber) => fake.setBank(accountId, accountNumber),
    letArrive: () => fake.arrive(),
    sendBack: async (accountId, failure) => fake.sendBack(accountId, failure),
  }
})
afterAll(async () => {
  await world.close()
  await fake.close()
})

describe.each(['sandbox', 'stripe'] as const)('payouts of the %s gateway', (name) => {
  const subject = () => {
    const found = subjects[name]
    if (!found) throw new Error(name)
    return found
  }
  const ready = async (accountNumber = '000123456789') => {
    const { gateway, onboard, letArrive, sendBack } = subject()
    const { payouts } = gateway
    const userId = toUserId(Math.floor(Math.random() * 1e9))
    const accountId = await payouts.createAccount({ userId })
    await onboard({ userId, accountId }, accountNumber)
    const request = (more: object = {}) => ({
      accountId,
      amountMinor: minor(1_700),
      currency: 'myr',
      key: randomUUID(),
      speed: 'standard' as const,
      ...more,
    })
    return { payouts, accountId, request, letArrive, sendBack }
  }

  it('creates one account per person, which is ready once its owner has entered a bank account', async () => {
    const { payouts } = subject().gateway
    const userId = toUserId(Math.floor(Math.random() * 1e9))
    const accountId = await payouts.createAccount({ userId })
    expect(await payouts.createAccount({ userId })).toBe(accountId)
    expect(await payouts.accountState(accountId)).toMatchObject({ payoutsEnabled: false, instantAvailable: false })
    const urls = { returnUrl: 'https://washline.test/earnings', refreshUrl: 'https://washline.test/earnings' }
    expect((await payouts.accountLink(accountId, urls)).url).toMatch(/^(https?:\/\/|\/)/)
    const request = {
      accountId,
      amountMinor: minor(500),
      currency: 'myr',
      key: randomUUID(),
      speed: 'standard' as const,
    }
    expect(await payouts.payOut(request)).toEqual({ ok: false, code: 'account_not_ready' })
    expect(await payouts.findPayout(request)).toBeUndefined()
  })

  it('pays out once for one key, also concurrently, and refuses the key with another amount', async () => {
    const { payouts, accountId, request, letArrive } = await ready()
    expect(await payouts.accountState(accountId)).toMatchObject({ payoutsEnabled: true, instantAvailable: true })
    const asked = request()
    const [one, other] = await Promise.all([payouts.payOut(asked), payouts.payOut(asked)])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ ok: true, state: 'pending', arrivesAt: expect.any(Date) })
    await expect(payouts.payOut({ ...asked, amountMinor: minor(1) })).rejects.toBeInstanceOf(GatewayFailure)
    expect(await payouts.findPayout(asked)).toMatchObject({ state: 'pending' })
    letArrive()
    expect(await payouts.findPayout(asked)).toMatchObject({ state: 'paid' })
  })

  it('may fail after it was paid, with the failure code from then on', async () => {
    const { payouts, accountId, request, letArrive, sendBack } = await ready()
    const asked = request()
    await payouts.payOut(asked)
    letArrive()
    expect(await payouts.findPayout(asked)).toMatchObject({ state: 'paid' })
    await sendBack(accountId, 'account_closed')
    expect(await payouts.findPayout(asked)).toMatchObject({ state: 'failed', failure: 'account_closed' })
    expect(await payouts.findPayout(asked)).toMatchObject({ state: 'failed', failure: 'account_closed' })
  })

  it('is instant where the account allows it', async () => {
    const able = await ready()
    expect(await able.payouts.payOut(able.request({ speed: 'instant' }))).toMatchObject({ ok: true })
    const unable = await ready('000123456000')
    const asked = unable.request({ speed: 'instant' })
    expect(await unable.payouts.payOut(asked)).toEqual({ ok: false, code: 'instant_unavailable' })
    expect(await unable.payouts.findPayout(asked)).toBeUndefined()
  })

  it.each([
    ['000111111116', 'no_account'],
    ['000111111113', 'account_closed'],
  ])('reports why a payout to %s was returned: %s', async (number, failure) => {
    const { payouts, request, letArrive } = await ready(number)
    const asked = request()
    expect(await payouts.payOut(asked)).toMatchObject({ ok: true, state: 'pending' })
    letArrive()
    expect(await payouts.findPayout(asked)).toMatchObject({ state: 'failed', failure })
    expect(await payouts.findPayout({ ...asked, accountId: 'acct_of_another' })).toBeUndefined()
  })
})

describe('payouts of the stripe gateway', () => {
  const ready = async () => {
    const { payouts } = createStripeGateway({ secretKey: 'sk_test_fake', apiUrl: fake.url })
    const accountId = await payouts.createAccount({ userId: toUserId(Math.floor(Math.random() * 1e9)) })
    fake.setBank(accountId, '000123456789')
    const request = {
      accountId,
      amountMinor: minor(900),
      currency: 'myr',
      key: randomUUID(),
      speed: 'standard' as const,
    }
    const moved = () => {
      const { transfers, payouts: sent } = fake.record()
      const mine = (one: { account: string }) => one.account === accountId
      return {
        transferred: Object.values(transfers)
          .filter(mine)
          .reduce((sum, { amount, reversed }) => sum + amount - reversed, 0),
        paidOut: Object.values(sent)
          .filter((one) => mine(one) && one.status !== 'failed')
          .reduce((sum, { amount }) => sum + amount, 0),
      }
    }
    return { payouts, request, moved }
  }

  it.each(['POST /v1/transfers', 'POST /v1/payouts'])(
    'continue after an answer lost at %s, and move the money once',
    async (on) => {
      const { payouts, request, moved } = await ready()
      fake.fault({ kind: 'lost', on, times: 3 })
      await expect(payouts.payOut(request)).rejects.toBeInstanceOf(GatewayFailure)
      expect(await payouts.payOut(request)).toMatchObject({ ok: true })
      expect(moved()).toEqual({ transferred: 900, paidOut: 900 })
    },
  )
  it('move nothing that the platform does not have', async () => {
    const { payouts, request, moved } = await ready()
    const tooMuch = { ...request, amountMinor: minor(90_000_000) }
    expect(await payouts.payOut(tooMuch)).toEqual({ ok: false, code: 'balance_insufficient' })
    expect(moved()).toEqual({ transferred: 0, paidOut: 0 })
  })
  it('return the money to the platform when the bank returns it', async () => {
    const { payouts, request, moved } = await ready()
    fake.setBank(request.accountId, '000111111116')
    await payouts.payOut(request)
    fake.arrive()
    await payouts.findPayout(request)
    expect(await payouts.findPayout(request)).toMatchObject({ state: 'failed', failure: 'no_account' })
    expect(moved()).toEqual({ transferred: 0, paidOut: 0 })
  })
})
