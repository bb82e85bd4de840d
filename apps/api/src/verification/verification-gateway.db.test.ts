import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signatureOf, startStripeDouble } from '../payments/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { verificationWorld } from './builders.ts'
import { manualChecks } from './manual/manual-checks.ts'
import { createStripeChecks } from './stripe/stripe-checks.ts'
import { readCheck, readOpenChecks } from './use-cases/read-check.ts'

const double = await startStripeDouble()
const stripe = createStripeChecks({ secretKey: 'sk_test_double', apiUrl: double.url })
const secret = 'whsec_identity'
// Signatures are not older than minutes, by the clock of the double.
const world = await verificationWorld({ gateway: stripe, webhookSecret: secret, now: new Date() })
const { call, db, deps, aPerson, aWasher, stepOf, submit, decide } = world
const odile = await aPerson(true)
beforeAll(async () => {
  const address = await world.http.fastify.listen({ port: 0, host: '127.0.0.1' })
  double.aimWebhooks({ url: `${address}/api/stripe/webhooks`, secret })
})
afterAll(async () => {
  await world.close()
  await double.close()
})
beforeEach(async () => {
  double.deliver('once')
  world.asked.length = 0
  await db.run(sql`delete from rate_limits`)
})

describe.each([
  ['manual', manualChecks, 'operator'],
  ['stripe-identity', stripe, 'person'],
] as const)('%s', (name, gateway, state) => {
  const begin = (key: string) => gateway.begin({ key, washerId: 1, returnUrl: 'http://localhost/back' })

  it('begins one check for a key, passes nobody by itself, and reads what it began', async () => {
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
  /** Lets signed events arrive at the webhook's route, and runs the jobs that they ask for. */
  const workOff = async () => {
    await double.flushWebhooks()
    for (const { name, data } of world.asked.splice(0))
      if (name === 'verification.read-check') await readCheck(deps, (data as { checkId: string }).checkId)
  }
  const sent = (payload: string, signature: string) =>
    world.http.fastify.inject({
      method: 'POST',
      url: '/api/stripe/webhooks',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })

  it('sends the person to Stripe once, and goes on where they were', async () => {
    const { washer, continueAt, identity } = await begun()
    expect(continueAt).toMatch(/^http.*\/identity\/vs_/)
    expect(await identity()).toMatchObject({ state: 'not_started', by: 'vendor', may_submit: true })
    expect((await submit(washer, 'identity')).body.data.continue_at).toBe(continueAt)
  })

  it('follows processing and passing, told twice and late', async () => {
    const { sessionId, identity } = await begun()
    double.deliver('twice')
    double.checkIdentity(sessionId, 'processing')
    await workOff()
    expect(await identity()).toMatchObject({ state: 'submitted' })
    expect((await call(odile, 'GET', '/api/ops/verifications')).body.data.cases).toEqual([])
    double.deliver('late')
    double.checkIdentity(sessionId, 'verified')
    await workOff()
    expect(await identity()).toMatchObject({ state: 'approved', reviewer: 'vendor', version: 2 })
  })

  it('follows an event that Stripe signed, not one that somebody else did, and no recording moves it again', async () => {
    const { washer, sessionId, identity } = await begun()
    await workOff()
    double.deliver('never')
    double.checkIdentity(sessionId, 'verified')
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
    expect(world.asked).toEqual([])
    await workOff()
    expect(await identity()).toMatchObject({ state: 'not_started' })
    const signed = signatureOf(payload, secret, atS)
    expect((await sent(payload, signed)).statusCode).toBe(200)
    await workOff()
    expect(await identity()).toMatchObject({ state: 'approved', reviewer: 'vendor', version: 1 })
    await decide(odile, washer, 'identity', { decision: 'reject', reason: 'Reported as somebody else.' })
    expect((await sent(payload, signed)).statusCode).toBe(200)
    expect(world.asked.filter(({ name }) => name === 'verification.read-check')).toEqual([])
    await workOff()
    expect(await identity()).toMatchObject({ state: 'rejected', reviewer: 'operator', version: 2 })
  })

  it('is read by itself where no event ever arrives', async () => {
    const { sessionId, identity } = await begun()
    await workOff()
    double.deliver('never')
    double.checkIdentity(sessionId, 'verified')
    await readOpenChecks(deps)
    expect(world.asked).toContainEqual({ name: 'verification.read-check', data: { checkId: sessionId } })
    await workOff()
    expect(await identity()).toMatchObject({ state: 'approved' })
  })

  it('that fails says why in words, and can be begun anew', async () => {
    const { washer, sessionId, identity } = await begun()
    double.checkIdentity(sessionId, { code: 'document_expired' })
    await workOff()
    expect(await identity()).toMatchObject({
      state: 'rejected',
      reason: 'The document has expired. Please use one that is valid.',
    })
    const again = await submit(washer, 'identity')
    expect(again.body.data.continue_at).not.toContain(sessionId)
  })

  it('that an operator has rejected is not undone by a late answer', async () => {
    const { washer, sessionId, identity } = await begun()
    double.checkIdentity(sessionId, 'processing')
    await workOff()
    await decide(odile, washer, 'identity', { decision: 'reject', reason: 'Reported as somebody else.' })
    double.checkIdentity(sessionId, 'verified')
    await workOff()
    expect(await identity()).toMatchObject({ state: 'rejected', reviewer: 'operator' })
  })

  it('says so where Stripe cannot be reached, and nothing is lost', async () => {
    const washer = await aWasher()
    double.fault({ kind: 'error', on: 'POST /v1/identity', times: 3 })
    expect(await submit(washer, 'identity')).toMatchObject({ status: 503, body: { code: 'check_unavailable' } })
    double.clearFaults()
    expect((await submit(washer, 'identity')).body.data.continue_at).toMatch(/vs_/)
  })
})
