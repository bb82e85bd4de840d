import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PaymentsWorld, paymentsWorld } from './builders.ts'
import { GatewayFailure, type PaymentGateway } from './payment-gateway.ts'

interface Subject {
  gateway: PaymentGateway
  /** The person has told the vendor's page where the money shall go. */
  onboard: (account: { userId: number; accountId: string }, accountNumber: string) => Promise<void>
  /** Time enough for a standard payout. */
  letArrive: () => void
}

let world: PaymentsWorld
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
  }
})
afterAll(() => world.close())

describe.each(['sandbox'] as const)('payouts of the %s gateway', (name) => {
  const subject = () => {
    const found = subjects[name]
    if (!found) throw new Error(name)
    return found
  }
  const ready = async (accountNumber = '000123456789') => {
    const { gateway, onboard, letArrive } = subject()
    const { payouts } = gateway
    const userId = Math.floor(Math.random() * 1e9)
    const accountId = await payouts.createAccount({ userId })
    await onboard({ userId, accountId }, accountNumber)
    const request = (more: object = {}) => ({
      accountId,
      amountMinor: 1_700,
      currency: 'myr',
      key: randomUUID(),
      speed: 'standard' as const,
      ...more,
    })
    return { payouts, accountId, request, letArrive }
  }

  it('gives one account per person, which is not ready before its owner told where to pay', async () => {
    const { payouts } = subject().gateway
    const userId = Math.floor(Math.random() * 1e9)
    const accountId = await payouts.createAccount({ userId })
    expect(await payouts.createAccount({ userId })).toBe(accountId)
    expect(await payouts.accountState(accountId)).toMatchObject({ payoutsEnabled: false, instantAvailable: false })
    const urls = { returnUrl: 'https://washline.test/earnings', refreshUrl: 'https://washline.test/earnings' }
    expect((await payouts.accountLink(accountId, urls)).url).toMatch(/^(https?:\/\/|\/)/)
    const request = { accountId, amountMinor: 500, currency: 'myr', key: randomUUID(), speed: 'standard' as const }
    expect(await payouts.payOut(request)).toEqual({ ok: false, code: 'account_not_ready' })
    expect(await payouts.findPayout(request)).toBeUndefined()
  })

  it('pays out once for one key, two at once too, and refuses the key with another amount', async () => {
    const { payouts, accountId, request, letArrive } = await ready()
    expect(await payouts.accountState(accountId)).toMatchObject({ payoutsEnabled: true, instantAvailable: true })
    const asked = request()
    const [one, other] = await Promise.all([payouts.payOut(asked), payouts.payOut(asked)])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ ok: true, state: 'pending', arrivesAt: expect.any(Date) })
    await expect(payouts.payOut({ ...asked, amountMinor: 1 })).rejects.toBeInstanceOf(GatewayFailure)
    expect(await payouts.findPayout(asked)).toMatchObject({ state: 'pending' })
    letArrive()
    expect(await payouts.findPayout(asked)).toMatchObject({ state: 'paid' })
  })

  it('is instant where the account can', async () => {
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
  ])('says why a payout to %s came back: %s', async (number, failure) => {
    const { payouts, request, letArrive } = await ready(number)
    const asked = request()
    expect(await payouts.payOut(asked)).toMatchObject({ ok: true, state: 'pending' })
    letArrive()
    expect(await payouts.findPayout(asked)).toMatchObject({ state: 'failed', failure })
    expect(await payouts.findPayout({ ...asked, accountId: 'acct_of_another' })).toBeUndefined()
  })
})
