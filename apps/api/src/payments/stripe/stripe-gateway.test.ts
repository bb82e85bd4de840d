import { randomUUID } from 'node:crypto'
import { toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FaultKind } from '../../../testing/fakes/stripe/faults.ts'
import { type FakeStripe, startFakeStripe } from '../../../testing/fakes/stripe/start-fake-stripe.ts'
import { openVendorPath } from '../../../testing/fakes/vendor-path.ts'
import { whilePersonWaits } from '../../platform/vendors/vendor-time.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'

let fake: FakeStripe
beforeAll(async () => {
  fake = await startFakeStripe()
})
afterAll(() => fake.close())

describe('the stripe gateway', () => {
  const charge = async (fault?: FaultKind, times = 3) => {
    const gateway = createStripeGateway({ secretKey: 'sk_test_fake', apiUrl: fake.url })
    const customerId = await gateway.createCustomer({ userId: toUserId(Math.floor(Math.random() * 1e9)) })
    const cardId = fake.saveCard(customerId, '4242424242424242')
    const key = randomUUID()
    const request = { customerId, cardId, amountMinor: minor(700), currency: 'myr', key, payerPresent: true }
    if (fault) fake.fault({ kind: fault, on: 'POST /v1/payment_intents', times })
    const made = () => Object.values(fake.record().intents).filter(({ customer }) => customer === customerId)
    return { gateway, request, made }
  }

  it('charges once when an answer is lost and the SDK repeats the request with its key', async () => {
    const { gateway, request, made } = await charge('lost', 1)
    expect(await gateway.charge(request)).toMatchObject({ ok: true })
    expect(made()).toHaveLength(1)
  })
  it.each([
    ['lost', 1],
    ['error', 0],
  ] as const)('finds out what happened when every answer was %s', async (fault, many) => {
    const { gateway, request, made } = await charge(fault)
    await expect(gateway.charge(request)).rejects.toBeInstanceOf(GatewayFailure)
    expect(made()).toHaveLength(many)
    const found = await gateway.find(request)
    if (many === 1) expect(found).toMatchObject({ status: 'succeeded' })
    else expect(found).toBeUndefined()
    expect(await gateway.charge(request)).toMatchObject({ ok: true })
    expect(made()).toHaveLength(1)
  })

  it.each([
    ['timeout', 0],
    ['slow', 1],
    ['lost', 1],
    ['error', 0],
    ['nonsense', 1],
  ] as const)(
    'keeps a person waiting for seconds when it is %s, and charges once when they ask again',
    async (kind, many) => {
      const { gateway, request, made } = await charge()
      const asked = fake.requests.length
      fake.fault({ kind, on: 'POST /v1/payment_intents', times: 9, slowMs: 2_000 })
      await whilePersonWaits(async () => {
        await expect(gateway.charge(request)).rejects.toBeInstanceOf(GatewayFailure)
        await expect.poll(() => made().length).toBe(many)
        if (kind === 'timeout' || kind === 'slow') await expect(gateway.find(request)).rejects.toThrow(/time/)
      }, 1_500)
      expect(fake.requests.length - asked).toBeLessThanOrEqual(2)
      fake.clearFaults()
      expect(await gateway.charge(request)).toMatchObject({ ok: true })
      expect(made()).toHaveLength(1)
    },
  )

  it.each(['half', 'types'] as const)(
    'takes an answer that is none for no decline and no charge (%s), and charges once when asked again',
    async (kind) => {
      const { request, made } = await charge()
      const path = await openVendorPath(fake.url)
      const through = createStripeGateway({ secretKey: 'sk_test_fake', apiUrl: path.url })
      await path.fall(kind)
      await expect(through.charge(request)).rejects.toBeInstanceOf(GatewayFailure)
      await expect(through.listCards(request.customerId)).rejects.toBeInstanceOf(GatewayFailure)
      await expect(through.payouts.accountState('acct_1')).rejects.toBeInstanceOf(GatewayFailure)
      await path.fall()
      expect(await through.charge(request)).toMatchObject({ ok: true })
      expect(made()).toHaveLength(1)
      await path.close()
    },
  )

  it('sends a pinned API version, and reports when Stripe cannot be reached', async () => {
    expect(new Set(fake.requests.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']))
    const nowhere = createStripeGateway({ secretKey: 'sk_test_fake', apiUrl: 'http://127.0.0.1:9' })
    await expect(nowhere.listCards('cus_1')).rejects.toBeInstanceOf(GatewayFailure)
  })
})
