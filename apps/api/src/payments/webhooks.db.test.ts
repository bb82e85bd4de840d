import { randomUUID } from 'node:crypto'
import type { UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signatureOf } from '../../testing/fakes/stripe/events.ts'
import { type FakeStripe, startFakeStripe } from '../../testing/fakes/stripe/start-fake-stripe.ts'
import { openPort } from '../../testing/harness/open-port.ts'
import { verifyLedger } from '../ledger/index.ts'
import { sql } from '../platform/db/sql.ts'
import { type PaymentsApi, type PaymentsWorld, paymentsApi, paymentsWorld } from './builders.ts'
import { createStripeGateway } from './stripe/stripe-gateway.ts'
import { createStripeWebhooks } from './stripe/stripe-webhooks.ts'
import { ensureCustomer } from './use-cases/ensure-customer.ts'
import { followGatewayEvent } from './use-cases/follow-gateway-event.ts'
import { listCards } from './use-cases/list-cards.ts'
import { reconcileOpenPayments } from './use-cases/reconcile-open-payments.ts'

const secret = 'whsec_test'
let fake: FakeStripe
let world: PaymentsWorld
let api: PaymentsApi
beforeAll(async () => {
  fake = await startFakeStripe()
  const gateway = createStripeGateway({ secretKey: 'sk_test_fake', apiUrl: fake.url })
  world = await paymentsWorld(() => gateway, { webhooks: createStripeWebhooks({ secrets: [secret] }) })
  world.clock.advance(Date.now() - world.clock.now().getTime())
  api = await paymentsApi(world)
  const address = await openPort(api)
  fake.aimWebhooks({ url: `${address}/api/stripe/webhooks`, secret })
})
afterAll(async () => {
  await api.close()
  await fake.close()
  await world.close()
})
beforeEach(() => {
  fake.deliver('once')
  world.jobs.asked.splice(0)
})

const authenticating = '4000003800000446'
const aCard = async (userId: UserId, number = '4242424242424242') => {
  const id = fake.saveCard(await ensureCustomer(world.deps, userId), number)
  await listCards(world.deps, userId)
  return id
}

/** A top-up whose payer approved at the bank and did not return. */
const walkedAway = async () => {
  const me = await world.aPerson()
  const body = { amount_minor: 3_000, payment_method_id: await aCard(me, authenticating) }
  const asked = await api.call(me, 'POST', '/wallet/top-up', body, randomUUID())
  fake.authenticate(asked.body.client_secret, 'approve')
  const balance = async () => (await api.call(me, 'GET', '/wallet')).body.data.balance
  return { me, balance, intentId: asked.body.payment_intent_id as string }
}
const followAll = async () => {
  await fake.flushWebhooks()
  for (const { data } of world.jobs.asked.splice(0)) {
    const { eventId } = data as { eventId: string }
    if (eventId) await followGatewayEvent(world.deps, eventId)
  }
}
const alertsOf = (intentId: string) =>
  world.db.all<{ kind: string; amountMinor: number }>(sql`
    select a.kind, a.amount_minor as "amountMinor" from payment_alerts a join payments p on p.id = a.payment_id
    where p.intent_id = ${intentId} order by a.id`)
const sent = (payload: string, signature: string) =>
  api.http.fastify.inject({
    method: 'POST',
    url: '/api/stripe/webhooks',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
const nowS = () => Math.floor(world.clock.now().getTime() / 1_000)

describe('webhooks', () => {
  it.each(['once', 'twice', 'reversed', 'late'] as const)('that come %s book a payment once', async (how) => {
    fake.deliver(how)
    const { balance } = await walkedAway()
    await followAll()
    await followAll()
    expect(await balance()).toBe(30)
  })

  it('are replaced by polling when they never arrive', async () => {
    fake.deliver('never')
    const { balance } = await walkedAway()
    await reconcileOpenPayments(world.deps)
    expect(await balance()).toBe(0)
    world.clock.advance(31_000)
    await reconcileOpenPayments(world.deps)
    await reconcileOpenPayments(world.deps)
    expect(await balance()).toBe(30)
  })

  it('are stored once, and answer whether they were new', async () => {
    const payload = JSON.stringify({
      id: 'evt_same',
      object: 'event',
      type: 'ping',
      created: nowS(),
      data: { object: {} },
    })
    const both = await Promise.all([1, 2].map(() => sent(payload, signatureOf(payload, secret, nowS()))))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(world.jobs.asked).toHaveLength(1)
  })

  it.each([
    ['no signature', () => ''],
    ['another secret', (payload: string) => signatureOf(payload, 'whsec_other', nowS())],
    ['a recording', (payload: string) => signatureOf(payload, secret, nowS() - 301)],
    ['another body', (payload: string) => signatureOf(`${payload} `, secret, nowS())],
    ['no JSON', () => signatureOf('{', secret, nowS()), '{'],
  ])('are refused with %s', async (_, sign, payload = '{"id":"evt_forged","object":"event","data":{"object":{}}}') => {
    const answer = await sent(payload, sign(payload))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'signature_invalid'])
    expect(world.jobs.asked).toEqual([])
  })

  it('raise one alert each for refunds and disputes that began elsewhere', async () => {
    const me = await world.aPerson()
    const body = { amount_minor: 2_000, payment_method_id: await aCard(me) }
    await api.call(me, 'POST', '/wallet/top-up', body, randomUUID())
    const intentId = Object.keys(fake.record().intents).at(-1) ?? ''
    const refund = new URLSearchParams({ payment_intent: intentId, amount: '500' })
    await fetch(`${fake.url}/v1/refunds`, { method: 'POST', body: refund, headers: { authorization: 'Bearer sk' } })
    fake.dispute(intentId)
    await followAll()
    await followAll()
    expect(await alertsOf(intentId)).toEqual([
      { kind: 'refunded_outside', amountMinor: 500 },
      { kind: 'disputed', amountMinor: 2_000 },
    ])
  })

  it('find a payment whose answer was lost', async () => {
    const me = await world.aPerson()
    const body = { amount_minor: 3_000, payment_method_id: await aCard(me) }
    fake.fault({ kind: 'lost', on: 'POST /v1/payment_intents', times: 3 })
    expect((await api.call(me, 'POST', '/wallet/top-up', body, 'lost')).status).toBe(503)
    await followAll()
    expect((await api.call(me, 'GET', '/wallet')).body.data.balance).toBe(30)
  })
})

describe('an authorization', () => {
  const authorized = async (number?: string) => {
    const customerId = await world.aPerson()
    const attempt = randomUUID()
    const paymentMethodId = await aCard(customerId, number)
    await world.db.transaction((tx) =>
      world.payments.beginAuthorization(tx, {
        orderId: world.anOrderId(),
        customerId,
        paymentMethodId,
        amountMinor: minor(900),
        attempt,
      }),
    )
    const answer = await world.payments.authorize(attempt, { payerPresent: true })
    const state = async () =>
      (await world.db.one<{ state: string }>(sql`select state from payments where id = ${attempt}`)).state
    return { attempt, answer, state }
  }
  it('whose payer approved waits for the order, and is released without one', async () => {
    const { answer, state } = await authorized(authenticating)
    if (answer.ok || answer.code !== 'requires_action') throw new Error('the bank did not ask')
    fake.authenticate(answer.clientSecret, 'approve')
    await followAll()
    expect(await state()).toBe('authorized')
  })
  it('that the vendor canceled under an open order raises one alert', async () => {
    const { attempt, state } = await authorized()
    await world.db.transaction((tx) => world.payments.settleAuthorization(tx, attempt))
    const intent = Object.values(fake.record().intents).find(({ metadata }) => metadata.payment_id === attempt)
    const cancel = { method: 'POST', headers: { authorization: 'Bearer sk' } }
    await fetch(`${fake.url}/v1/payment_intents/${intent?.id}/cancel`, cancel)
    await followAll()
    await followAll()
    expect(await state()).toBe('capturable')
    expect(await alertsOf(intent?.id ?? '')).toEqual([{ kind: 'authorization_lost', amountMinor: 900 }])
  })
  it('that stays open too long raises an alert', async () => {
    const { attempt } = await authorized()
    await world.db.transaction((tx) => world.payments.settleAuthorization(tx, attempt))
    world.clock.advance(6 * 24 * 3_600_000 + 1)
    await reconcileOpenPayments(world.deps)
    const { id } = Object.values(fake.record().intents).find(({ metadata }) => metadata.payment_id === attempt) ?? {
      id: '',
    }
    expect(await alertsOf(id)).toEqual([{ kind: 'authorized_too_long', amountMinor: 900 }])
  })
})

it('leaves the books proven', async () => {
  expect(await verifyLedger(world.db)).toMatchObject({ ok: true, problems: [] })
})
