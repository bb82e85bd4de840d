import { randomUUID } from 'node:crypto'
import { toUserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../testing/fakes/stripe/start-fake-stripe.ts'
import { type PaymentsWorld, paymentsWorld } from './builders.ts'
import { GatewayFailure, type PaymentGateway } from './payment-gateway.ts'
import { createStripeGateway } from './stripe/stripe-gateway.ts'

interface Subject {
  gateway: PaymentGateway
  saveCard: (customerId: string, number: string) => Promise<string>
  /** The payer's answer in the bank's dialog. */
  answerBank: (customerId: string, clientSecret: string, outcome: 'approve' | 'decline') => Promise<void>
}

let world: PaymentsWorld
let fake: FakeStripe
const subjects: Partial<Record<'sandbox' | 'stripe', Subject>> = {}
beforeAll(async () => {
  world = await paymentsWorld()
  fake = await startFakeStripe()
  const { sandbox } = world
  subjects.sandbox = {
    gateway: sandbox,
    saveCard: async (customerId, number) => {
      const { clientSecret } = await sandbox.createSetup(customerId)
      const card = { number, expMonth: 12, expYear: 2030, cvc: '123' }
      const result = await sandbox.confirmSetup({ customerId, clientSecret, card })
      if (result.status === 'requires_action')
        await sandbox.answerBank({ customerId, clientSecret, outcome: 'approve' })
      const [saved] = await sandbox.listCards(customerId)
      if (!saved) throw new Error(`${number} was not saved`)
      return saved.id
    },
    answerBank: async (customerId, clientSecret, outcome) => {
      await sandbox.answerBank({ customerId, clientSecret, outcome })
    },
  }
  subjects.stripe = {
    gateway: createStripeGateway({ secretKey: 'sk_test_fake', apiUrl: fake.url }),
    saveCard: async (customerId, number) => fake.saveCard(customerId, number),
    answerBank: async (_, clientSecret, outcome) => {
      fake.authenticate(clientSecret, outcome)
    },
  }
})
afterAll(async () => {
  await world.close()
  await fake.close()
})

describe.each(['sandbox', 'stripe'] as const)('the %s gateway', (name) => {
  const subject = () => {
    const found = subjects[name]
    if (!found) throw new Error(name)
    return found
  }
  const ready = async (number = '4242424242424242') => {
    const { gateway, saveCard } = subject()
    const customerId = await gateway.createCustomer({ userId: toUserId(Math.floor(Math.random() * 1e9)) })
    const cardId = await saveCard(customerId, number)
    const request = (amountMinor = minor(2_450)) => ({
      customerId,
      cardId,
      amountMinor,
      currency: 'myr',
      key: randomUUID(),
      payerPresent: false,
    })
    return { gateway, customerId, cardId, request }
  }
  const authorized = async (amountMinor: Minor) => {
    const { gateway, request } = await ready()
    const asked = request(amountMinor)
    const result = await gateway.authorize(asked)
    if (!result.ok) throw new Error(result.code)
    return { gateway, asked, intentId: result.intentId }
  }

  it('begins a setup with a secret', async () => {
    const { gateway, customerId } = await ready()
    expect((await gateway.createSetup(customerId)).clientSecret).toMatch(/^seti_.+_secret_.+/)
  })

  it('lists a customer’s cards and removes only their own, once', async () => {
    const { gateway, customerId, cardId } = await ready()
    const stranger = await ready()
    expect(await gateway.listCards(customerId)).toEqual([
      { id: cardId, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
    ])
    expect(await gateway.removeCard({ customerId: stranger.customerId, cardId })).toBe(false)
    expect(await gateway.removeCard({ customerId, cardId })).toBe(true)
    expect(await gateway.removeCard({ customerId, cardId })).toBe(false)
    expect(await gateway.removeCard({ customerId, cardId: 'pm_nobody' })).toBe(false)
    expect(await gateway.listCards(customerId)).toEqual([])
  })

  it('authorizes without charging, and captures a part, also repeatedly', async () => {
    const { gateway, asked, intentId } = await authorized(minor(2_000))
    expect(await gateway.find(asked)).toEqual({
      id: intentId,
      status: 'requires_capture',
      amountMinor: minor(2_000),
      capturedMinor: 0,
      refundedMinor: 0,
      declineCode: null,
      clientSecret: expect.stringMatching(/^pi_.+_secret_.+/),
      customerId: asked.customerId,
      key: asked.key,
    })
    expect(await gateway.readIntent(intentId)).toEqual(await gateway.find(asked))
    await gateway.capture(intentId, minor(1_500))
    await gateway.capture(intentId, minor(1_500))
    expect(await gateway.find(asked)).toMatchObject({ status: 'succeeded', capturedMinor: 1_500 })
    await expect(gateway.capture(intentId, minor(2_000))).rejects.toBeInstanceOf(GatewayFailure)
    await expect(gateway.release(intentId)).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('never captures more than was authorized', async () => {
    const { gateway, intentId } = await authorized(minor(500))
    await expect(gateway.capture(intentId, minor(501))).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('releases an authorization, also repeatedly, after which nothing can be captured', async () => {
    const { gateway, asked, intentId } = await authorized(minor(900))
    await gateway.release(intentId)
    await gateway.release(intentId)
    expect(await gateway.find(asked)).toMatchObject({ status: 'canceled', capturedMinor: 0 })
    await expect(gateway.capture(intentId, minor(900))).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('charges once for one key, also concurrently, and refuses the key with another amount', async () => {
    const { gateway, request } = await ready()
    const asked = request(minor(3_000))
    const [one, other] = await Promise.all([gateway.charge(asked), gateway.charge(asked)])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ ok: true })
    expect(await gateway.find(asked)).toMatchObject({ status: 'succeeded', capturedMinor: 3_000 })
    await expect(gateway.charge({ ...asked, amountMinor: minor(1) })).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('finds no intent for a request that never arrived', async () => {
    const { gateway, request } = await ready()
    expect(await gateway.find(request())).toBeUndefined()
  })

  it.each([
    ['4000000000000341', 'card_declined'],
    ['4000003800000446', 'authentication_required'],
  ])('answers that %s is refused: %s', async (number, code) => {
    const { gateway, request } = await ready(number)
    const asked = request()
    expect(await gateway.authorize(asked)).toEqual({ ok: false, code })
    expect(await gateway.authorize(asked)).toEqual({ ok: false, code })
    expect(await gateway.find(asked)).toMatchObject({ status: 'declined' })
  })

  describe('when the bank asks the payer', () => {
    const asked = async (verb: 'authorize' | 'charge', number = '4000002760003184') => {
      const { gateway, customerId, request } = await ready(number)
      const input = { ...request(minor(2_000)), payerPresent: true }
      const result = await gateway[verb](input)
      if (result.ok || result.code !== 'requires_action') throw new Error(JSON.stringify(result))
      const answer = (outcome: 'approve' | 'decline') => subject().answerBank(customerId, result.clientSecret, outcome)
      return { gateway, input, answer, ...result }
    }

    it.each([
      ['authorize', 'requires_capture', 0],
      ['charge', 'succeeded', 2_000],
    ] as const)('%s waits, and is granted once they approve', async (verb, status, capturedMinor) => {
      const { gateway, input, answer, intentId, clientSecret } = await asked(verb)
      expect(await gateway.readIntent(intentId)).toMatchObject({ status: 'requires_action', clientSecret })
      await answer('approve')
      await answer('decline')
      expect(await gateway.readIntent(intentId)).toMatchObject({ status, capturedMinor })
      expect(await gateway.find(input)).toMatchObject({ id: intentId, status })
    })
    it('is declined for good when the payer refuses', async () => {
      const { gateway, answer, intentId } = await asked('charge')
      await answer('decline')
      await answer('approve')
      expect(await gateway.readIntent(intentId)).toMatchObject({
        status: 'declined',
        declineCode: 'payment_intent_authentication_failure',
        capturedMinor: 0,
      })
    })
    it('can be released, after which an approval is too late', async () => {
      const { gateway, answer, intentId } = await asked('authorize')
      await gateway.release(intentId)
      await gateway.release(intentId)
      await answer('approve')
      expect(await gateway.readIntent(intentId)).toMatchObject({ status: 'canceled', capturedMinor: 0 })
    })
    it('does not ask again for a card that was authenticated when it was saved', async () => {
      const { gateway, request } = await ready('4000002500003155')
      expect(await gateway.authorize({ ...request(), payerPresent: true })).toMatchObject({ ok: true })
    })
    it('finds no intent for an unknown key', async () => {
      expect(await subject().gateway.readIntent('pi_nobody')).toBeUndefined()
    })
  })

  it('refuses somebody else’s card and a removed one', async () => {
    const { gateway, customerId, cardId, request } = await ready()
    const stranger = await ready()
    expect(await gateway.charge({ ...request(), customerId: stranger.customerId })).toEqual({
      ok: false,
      code: 'card_unknown',
    })
    await gateway.removeCard({ customerId, cardId })
    expect(await gateway.charge(request())).toEqual({ ok: false, code: 'card_unknown' })
  })

  it('refunds in parts, each once, never more than was captured', async () => {
    const { gateway, request } = await ready()
    const charged = await gateway.charge(request(minor(1_000)))
    if (!charged.ok) throw new Error(charged.code)
    const key = randomUUID()
    await gateway.refund(charged.intentId, { amountMinor: minor(600), key })
    await gateway.refund(charged.intentId, { amountMinor: minor(600), key })
    await gateway.refund(charged.intentId, { amountMinor: minor(400), key: randomUUID() })
    await expect(gateway.refund(charged.intentId, { amountMinor: minor(1), key: randomUUID() })).rejects.toBeInstanceOf(
      GatewayFailure,
    )
  })
})

describe.each(['sandbox', 'stripe'] as const)('the books of the %s gateway', (name) => {
  it('list the intents of a period, with the captured and refunded amounts', async () => {
    const subject = subjects[name] as Subject
    const customerId = await subject.gateway.createCustomer({ userId: toUserId(1) })
    const cardId = await subject.saveCard(customerId, '4242424242424242')
    const ask = { customerId, cardId, amountMinor: minor(900), currency: 'myr', payerPresent: true }
    const [authorized, charged] = [randomUUID(), randomUUID()]
    await subject.gateway.authorize({ ...ask, key: authorized })
    const answer = await subject.gateway.charge({ ...ask, key: charged })
    if (!answer.ok) throw new Error(answer.code)
    await subject.gateway.refund(answer.intentId, { amountMinor: minor(250), key: randomUUID() })

    const now = name === 'sandbox' ? world.clock.now().getTime() : Date.now()
    const read = async (from: number, until: number) => {
      const found: unknown[] = []
      for await (const intent of subject.gateway.intents({ from: new Date(from), until: new Date(until) }))
        if (intent.customerId === customerId) found.push(intent)
      return found
    }
    const found = await read(now - 60_000, now + 60_000)
    expect(found).toHaveLength(2)
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: authorized, status: 'requires_capture', capturedMinor: 0, refundedMinor: 0 }),
        expect.objectContaining({ key: charged, status: 'succeeded', capturedMinor: 900, refundedMinor: 250 }),
      ]),
    )
    expect(await read(now - 120_000, now - 60_000)).toEqual([])
    expect(await read(now + 60_000, now + 120_000)).toEqual([])
  })
})
