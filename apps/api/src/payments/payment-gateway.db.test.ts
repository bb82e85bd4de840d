import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PaymentsWorld, paymentsWorld } from './builders.ts'
import { GatewayFailure, type PaymentGateway } from './payment-gateway.ts'
import type { FaultKind } from './stripe/double/faults.ts'
import { type StripeDouble, startStripeDouble } from './stripe/double/start-stripe-double.ts'
import { createStripeGateway } from './stripe/stripe-gateway.ts'

interface Subject {
  gateway: PaymentGateway
  saveCard: (customerId: string, number: string) => Promise<string>
  /** The payer's word in their bank's dialog. */
  answerBank: (customerId: string, clientSecret: string, outcome: 'approve' | 'decline') => Promise<void>
}

let world: PaymentsWorld
let double: StripeDouble
const subjects: Partial<Record<'sandbox' | 'stripe', Subject>> = {}
beforeAll(async () => {
  world = await paymentsWorld()
  double = await startStripeDouble()
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
    gateway: createStripeGateway({ secretKey: 'sk_test_double', apiUrl: double.url }),
    saveCard: async (customerId, number) => double.saveCard(customerId, number),
    answerBank: async (_, clientSecret, outcome) => {
      double.authenticate(clientSecret, outcome)
    },
  }
})
afterAll(async () => {
  await world.close()
  await double.close()
})

describe.each(['sandbox', 'stripe'] as const)('the %s gateway', (name) => {
  const subject = () => {
    const found = subjects[name]
    if (!found) throw new Error(name)
    return found
  }
  const ready = async (number = '4242424242424242') => {
    const { gateway, saveCard } = subject()
    const customerId = await gateway.createCustomer({ userId: Math.floor(Math.random() * 1e9) })
    const cardId = await saveCard(customerId, number)
    const request = (amountMinor = 2_450) => ({
      customerId,
      cardId,
      amountMinor,
      currency: 'myr',
      key: randomUUID(),
      payerPresent: false,
    })
    return { gateway, customerId, cardId, request }
  }
  const authorised = async (amountMinor: number) => {
    const { gateway, request } = await ready()
    const asked = request(amountMinor)
    const result = await gateway.authorise(asked)
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

  it('authorises without taking, and takes in part, however often asked', async () => {
    const { gateway, asked, intentId } = await authorised(2_000)
    expect(await gateway.find(asked)).toEqual({
      id: intentId,
      status: 'requires_capture',
      amountMinor: 2_000,
      capturedMinor: 0,
      refundedMinor: 0,
      declineCode: null,
      clientSecret: expect.stringMatching(/^pi_.+_secret_.+/),
      customerId: asked.customerId,
      key: asked.key,
    })
    expect(await gateway.readIntent(intentId)).toEqual(await gateway.find(asked))
    await gateway.capture(intentId, 1_500)
    await gateway.capture(intentId, 1_500)
    expect(await gateway.find(asked)).toMatchObject({ status: 'succeeded', capturedMinor: 1_500 })
    await expect(gateway.capture(intentId, 2_000)).rejects.toBeInstanceOf(GatewayFailure)
    await expect(gateway.release(intentId)).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('never takes more than was promised', async () => {
    const { gateway, intentId } = await authorised(500)
    await expect(gateway.capture(intentId, 501)).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('gives a promise back, however often asked, after which nothing can be taken', async () => {
    const { gateway, asked, intentId } = await authorised(900)
    await gateway.release(intentId)
    await gateway.release(intentId)
    expect(await gateway.find(asked)).toMatchObject({ status: 'canceled', capturedMinor: 0 })
    await expect(gateway.capture(intentId, 900)).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('charges once for one key, two at once too, and refuses the key with another amount', async () => {
    const { gateway, request } = await ready()
    const asked = request(3_000)
    const [one, other] = await Promise.all([gateway.charge(asked), gateway.charge(asked)])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ ok: true })
    expect(await gateway.find(asked)).toMatchObject({ status: 'succeeded', capturedMinor: 3_000 })
    await expect(gateway.charge({ ...asked, amountMinor: 1 })).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('finds nothing for a request that never arrived', async () => {
    const { gateway, request } = await ready()
    expect(await gateway.find(request())).toBeUndefined()
  })

  it.each([
    ['4000000000000341', 'card_declined'],
    ['4000003800000446', 'authentication_required'],
  ])('says that %s is refused: %s', async (number, code) => {
    const { gateway, request } = await ready(number)
    const asked = request()
    expect(await gateway.authorise(asked)).toEqual({ ok: false, code })
    expect(await gateway.authorise(asked)).toEqual({ ok: false, code })
    expect(await gateway.find(asked)).toMatchObject({ status: 'declined' })
  })

  describe('when the bank asks the payer', () => {
    const asked = async (verb: 'authorise' | 'charge', number = '4000002760003184') => {
      const { gateway, customerId, request } = await ready(number)
      const wish = { ...request(2_000), payerPresent: true }
      const result = await gateway[verb](wish)
      if (result.ok || result.code !== 'requires_action') throw new Error(JSON.stringify(result))
      const answer = (outcome: 'approve' | 'decline') => subject().answerBank(customerId, result.clientSecret, outcome)
      return { gateway, wish, answer, ...result }
    }

    it.each([
      ['authorise', 'requires_capture', 0],
      ['charge', 'succeeded', 2_000],
    ] as const)('%s waits, and is granted once they approve', async (verb, status, capturedMinor) => {
      const { gateway, wish, answer, intentId, clientSecret } = await asked(verb)
      expect(await gateway.readIntent(intentId)).toMatchObject({ status: 'requires_action', clientSecret })
      await answer('approve')
      await answer('decline')
      expect(await gateway.readIntent(intentId)).toMatchObject({ status, capturedMinor })
      expect(await gateway.find(wish)).toMatchObject({ id: intentId, status })
    })
    it('is declined when they say no, for good', async () => {
      const { gateway, answer, intentId } = await asked('charge')
      await answer('decline')
      await answer('approve')
      expect(await gateway.readIntent(intentId)).toMatchObject({
        status: 'declined',
        declineCode: 'payment_intent_authentication_failure',
        capturedMinor: 0,
      })
    })
    it('can be given up, after which an approval comes too late', async () => {
      const { gateway, answer, intentId } = await asked('authorise')
      await gateway.release(intentId)
      await gateway.release(intentId)
      await answer('approve')
      expect(await gateway.readIntent(intentId)).toMatchObject({ status: 'canceled', capturedMinor: 0 })
    })
    it('asks nothing of a card that was authenticated when it was saved', async () => {
      const { gateway, request } = await ready('4000002500003155')
      expect(await gateway.authorise({ ...request(), payerPresent: true })).toMatchObject({ ok: true })
    })
    it('knows no intent of another name', async () => {
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

  it('refunds in parts, each once, never more than was taken', async () => {
    const { gateway, request } = await ready()
    const charged = await gateway.charge(request(1_000))
    if (!charged.ok) throw new Error(charged.code)
    const key = randomUUID()
    await gateway.refund(charged.intentId, { amountMinor: 600, key })
    await gateway.refund(charged.intentId, { amountMinor: 600, key })
    await gateway.refund(charged.intentId, { amountMinor: 400, key: randomUUID() })
    await expect(gateway.refund(charged.intentId, { amountMinor: 1, key: randomUUID() })).rejects.toBeInstanceOf(
      GatewayFailure,
    )
  })
})

describe.each(['sandbox', 'stripe'] as const)('the books of the %s gateway', (name) => {
  it('tell what was begun in a stretch of time, with what was taken and given back', async () => {
    const subject = subjects[name] as Subject
    const customerId = await subject.gateway.createCustomer({ userId: 1 })
    const cardId = await subject.saveCard(customerId, '4242424242424242')
    const ask = { customerId, cardId, amountMinor: 900, currency: 'myr', payerPresent: true }
    const [held, charged] = [randomUUID(), randomUUID()]
    await subject.gateway.authorise({ ...ask, key: held })
    const answer = await subject.gateway.charge({ ...ask, key: charged })
    if (!answer.ok) throw new Error(answer.code)
    await subject.gateway.refund(answer.intentId, { amountMinor: 250, key: randomUUID() })

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
        expect.objectContaining({ key: held, status: 'requires_capture', capturedMinor: 0, refundedMinor: 0 }),
        expect.objectContaining({ key: charged, status: 'succeeded', capturedMinor: 900, refundedMinor: 250 }),
      ]),
    )
    expect(await read(now - 120_000, now - 60_000)).toEqual([])
    expect(await read(now + 60_000, now + 120_000)).toEqual([])
  })
})

describe('the stripe gateway', () => {
  const charge = async (fault?: FaultKind, times = 3) => {
    const gateway = createStripeGateway({ secretKey: 'sk_test_double', apiUrl: double.url })
    const customerId = await gateway.createCustomer({ userId: Math.floor(Math.random() * 1e9) })
    const cardId = double.saveCard(customerId, '4242424242424242')
    const key = randomUUID()
    const request = { customerId, cardId, amountMinor: 700, currency: 'myr', key, payerPresent: true }
    if (fault) double.fault({ kind: fault, on: 'POST /v1/payment_intents', times })
    const made = () => Object.values(double.record().intents).filter(({ customer }) => customer === customerId)
    return { gateway, request, made }
  }

  it('charges once when an answer is lost, and the SDK asks again with its key', async () => {
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

  it('asks with a pinned version, and says when Stripe is out of reach', async () => {
    expect(new Set(double.requests.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']))
    const nowhere = createStripeGateway({ secretKey: 'sk_test_double', apiUrl: 'http://127.0.0.1:9' })
    await expect(nowhere.listCards('cus_1')).rejects.toBeInstanceOf(GatewayFailure)
  })
})
