import { randomUUID } from 'node:crypto'
import { toUserId } from '@washline/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPort } from '../../testing/harness/open-port.ts'
import { signatureOf, startFakeStripe } from '../payments/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { verificationWorld } from './builders.ts'
import { manualChecks } from './manual/manual-checks.ts'
import { createStripeChecks } from './stripe/stripe-checks.ts'
import { readCheck, readOpenChecks } from './use-cases/read-check.ts'

const fakeStripe = await startFakeStripe()
const stripe = await createStripeChecks({ secretKey: 'sk_test_fake', apiUrl: fakeStripe.url })
const secret = 'whsec_identity'
// The fake signs with the current time, and old signatures are refused.
const world = await verificationWorld({ gateway: stripe, webhookSecret: secret, now: new Date() })
const { call, db, deps, aPerson, aWasher, stepOf, submit, decide } = world
const odile = await aPerson(true)
beforeAll(async () => {
  const address = await openPort(world)
  fakeStripe.aimWebhooks({ url: `${address}/api/stripe/webhooks`, secret })
})
afterAll(async () => {
  await world.close()
  await fakeStripe.close()
})
beforeEach(async () => {
  fakeStripe.deliver('once')
  world.enqueued.length = 0
  await db.run(sql`delete from rate_limits`)
})

describe.each([
  ['manual', manualChecks, 'operator'],
  ['stripe-identity', stripe, 'person'],
] as const)('%s', (name, gateway, state) => {
  const begin = (key: string) => gateway.begin({ key, washerId: toUserId(1), returnUrl: 'http://localhost/back' })

  it('begins one check per key, unapproved, and reads it back', async () => {
    const key = randomUUID()
    const check = await begin(key)
    expect(gateway.name).toBe(name)
    expect(check).toMatchObject({ state, reason: null })
    expect((await begin(key)).id).toBe(check.id)
    expect((await begin(randomUUID())).id).not.toBe(check.id)
    expect(await gateway.read(check.id)).toEqual(check)
    await gateway.forget(check.id)
  })
})

describe('an identity that Stripe checks', () => {
  const begun = async () => {
    const washer = await aWasher()
    const { body } = await submit(washer, 'identity')
    const sessionId = String(body.data.continue_at).split('/').at(-1) ?? ''
    const identity = () => stepOf(washer, 'identity')
    return { washer, sessionId, identity, continueAt: body.data.continue_at as string }
  }
  /** Delivers signed events to the webhook's route and runs the jobs that they enqueue. */
  const deliverEvents = async () => {
    await fakeStripe.flushWebhooks()
    for (const { name, data } of world.enqueued.splice(0))
      if (name === 'verification.read-check') await readCheck(deps, (data as { checkId: string }).checkId)
  }
  const sent = (payload: string, signature: string) =>
    world.http.fastify.inject({
      method: 'POST',
      url: '/api/stripe/webhooks',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })

  it('answers the same page of Stripe when submitted again', async () => {
    const { washer, continueAt, identity } = await begun()
    expect(continueAt).toMatch(/^http.*\/identity\/vs_/)
    expect(await identity()).toMatchObject({ state: 'not_started', by: 'vendor', may_submit: true })
    expect((await submit(washer, 'identity')).body.data.continue_at).toBe(continueAt)
  })

  it('applies repeated and late events', async () => {
    const { sessionId, identity } = await begun()
    fakeStripe.deliver('twice')
    fakeStripe.checkIdentity(sessionId, 'processing')
    await deliverEvents()
    expect(await identity()).toMatchObject({ state: 'submitted' })
    expect((await call(odile, 'GET', '/api/ops/verifications')).body.data.cases).toEqual([])
    fakeStripe.deliver('late')
    fakeStripe.checkIdentity(sessionId, 'verified')
    await deliverEvents()
    expect(await identity()).toMatchObject({ state: 'approved', reviewer: 'vendor', version: 2 })
  })

  it('refuses events with a wrong signature and ignores replayed ones', async () => {
    const { washer, sessionId, identity } = await begun()
    await deliverEvents()
    fakeStripe.deliver('never')
    fakeStripe.checkIdentity(sessionId, 'verified')
    const atS = Math.floor(world.clock.now().getTime() / 1_000)
    const payload = JSON.stringify({
      id: `evt_of_${sessionId}`,
      object: 'event',
      type: 'identity.verification_session.verified',
      created: atS,
      data: { object: { object: 'identity.verification_session', id: sessionId, status: 'verified' } },
    })
    for (const signature of ['', signatureOf(payload, 'whsec_other', atS), signatureOf(`${payload} `, secret, atS)]) {
      const { statusCode, body } = await sent(payload, signature)
      expect([statusCode, JSON.parse(body).code]).toEqual([400, 'signature_invalid'])
    }
    expect(world.enqueued).toEqual([])
    await deliverEvents()
    expect(await identity()).toMatchObject({ state: 'not_started' })
    const signed = signatureOf(payload, secret, atS)
    expect((await sent(payload, signed)).statusCode).toBe(200)
    await deliverEvents()
    expect(await identity()).toMatchObject({ state: 'approved', reviewer: 'vendor', version: 1 })
    await decide(odile, washer, 'identity', { decision: 'reject', reason: 'Reported as somebody else.' })
    expect((await sent(payload, signed)).statusCode).toBe(200)
    expect(world.enqueued.filter(({ name }) => name === 'verification.read-check')).toEqual([])
    await deliverEvents()
    expect(await identity()).toMatchObject({ state: 'rejected', reviewer: 'operator', version: 2 })
  })

  it('is read periodically if no event arrives', async () => {
    const { sessionId, identity } = await begun()
    await deliverEvents()
    fakeStripe.deliver('never')
    fakeStripe.checkIdentity(sessionId, 'verified')
    await readOpenChecks(deps)
    expect(world.enqueued).toContainEqual({ name: 'verification.read-check', data: { checkId: sessionId } })
    await deliverEvents()
    expect(await identity()).toMatchObject({ state: 'approved' })
  })

  it('shows a text for a failure and can be begun again', async () => {
    const { washer, sessionId, identity } = await begun()
    fakeStripe.checkIdentity(sessionId, { code: 'document_expired' })
    await deliverEvents()
    expect(await identity()).toMatchObject({
      state: 'rejected',
      reason: 'The document has expired. Please use one that is valid.',
    })
    const again = await submit(washer, 'identity')
    expect(again.body.data.continue_at).not.toContain(sessionId)
  })

  it('stays rejected by an operator after a late result', async () => {
    const { washer, sessionId, identity } = await begun()
    fakeStripe.checkIdentity(sessionId, 'processing')
    await deliverEvents()
    await decide(odile, washer, 'identity', { decision: 'reject', reason: 'Reported as somebody else.' })
    fakeStripe.checkIdentity(sessionId, 'verified')
    await deliverEvents()
    expect(await identity()).toMatchObject({ state: 'rejected', reviewer: 'operator' })
  })

  it('answers 503 while Stripe is unreachable and continues afterwards', async () => {
    const washer = await aWasher()
    fakeStripe.fault({ kind: 'error', on: 'POST /v1/identity', times: 3 })
    expect(await submit(washer, 'identity')).toMatchObject({ status: 503, body: { code: 'check_unavailable' } })
    fakeStripe.clearFaults()
    expect((await submit(washer, 'identity')).body.data.continue_at).toMatch(/vs_/)
  })
})
