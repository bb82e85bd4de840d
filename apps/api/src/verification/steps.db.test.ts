import { market } from '@washline/contract/market'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { verificationWorld } from './builders.ts'
import { expireSteps, remindOfExpiry } from './use-cases/expire-steps.ts'

const world = await verificationWorld()
afterAll(world.close)
const { call, clock, db, deps, publishedEvents } = world
const { aPerson, aWasher, aVerifiedWasher, read, stepOf, upload, submit, decide, takeQuiz, isOffered, actionsOn } =
  world
const odile = await aPerson(true)
const omar = await aPerson(true)
beforeEach(async () => {
  publishedEvents.length = 0
  await db.run(sql`delete from rate_limits`)
})

const approve = { decision: 'approve' }
const reject = { decision: 'reject', reason: 'The name cannot be read.' }
const published = (name: string) => publishedEvents.filter((event) => event.name === name)

describe('a new Washer', () => {
  it('is verified once operators have approved every step', async () => {
    const washer = await aWasher()
    expect(await read(washer)).toMatchObject({
      verified: false,
      suspension: null,
      steps: [
        { step: 'identity', state: 'not_started', by: 'evidence' },
        { step: 'background', state: 'not_started' },
        { step: 'facility', state: 'not_started' },
        { step: 'training', state: 'not_started', by: 'course' },
      ],
    })
    await takeQuiz(washer)
    for (const step of ['identity', 'background', 'facility'] as const) {
      expect(await isOffered(washer)).toBe(false)
      await upload(washer, step)
      expect((await submit(washer, step, { note: 'As asked' })).body.data).toMatchObject({ continue_at: null })
      expect(await stepOf(washer, step)).toMatchObject({ state: 'submitted', note: 'As asked', may_submit: false })
      expect((await decide(odile, washer, step, approve)).body.data).toMatchObject({
        state: 'approved',
        reviewer: 'operator',
        stands: true,
      })
    }
    expect(await isOffered(washer)).toBe(true)
    expect(published('verification.decided').map(({ step, verified }) => [step, verified])).toEqual([
      ['training', false],
      ['identity', false],
      ['background', false],
      ['facility', true],
    ])
    expect(await isOffered(washer)).toBe(true)
    expect(await actionsOn(washer)).toEqual(Array(3).fill('approve_step'))
  })

  it('is verified on registration in mode auto, and stays rejected after registering again', async () => {
    const auto = await verificationWorld({ mode: 'auto' })
    const washer = await auto.aWasher()
    const operator = await auto.aPerson(true)
    expect(await auto.isOffered(washer)).toBe(true)
    expect(await auto.stepOf(washer, 'identity')).toMatchObject({ state: 'approved', reviewer: 'automatic' })
    await auto.decide(operator, washer, 'identity', reject)
    expect(await auto.isOffered(washer)).toBe(false)
    const at = auto.clock.now()
    await auto.db.transaction((tx) => auto.events.publish(tx, 'washer.registered', { userId: washer, at }))
    expect(await auto.isOffered(washer)).toBe(false)
    await auto.close()
  })
})

describe('evidence', () => {
  it('is re-encoded, shown for minutes, and visible to its Washer only', async () => {
    const [mine, stranger] = [await aWasher(), await aWasher()]
    const { body } = await upload(mine, 'identity')
    expect(body.data.url).toContain(`for=${market.verification.evidenceShownS}`)
    expect([...world.pictures.values()].at(-1)?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    const url = `/api/provider/evidence/${body.data.id}`
    expect((await call(stranger, 'DELETE', url)).status).toBe(404)
    expect((await read(stranger)).steps.flatMap((step: { evidence: object[] }) => step.evidence)).toEqual([])
    expect((await call(mine, 'DELETE', url)).status).toBe(200)
    expect(world.enqueued.at(-1)).toMatchObject({ name: 'verification.remove-evidence' })
    expect((await call(mine, 'DELETE', url)).status).toBe(404)
  })

  it.each([
    ['text', Buffer.from('no picture at all'), 415],
    ['a pdf', Buffer.from('%PDF-1.7\n1 0 obj\n'), 415],
    ['a broken jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 422],
    ['nothing', Buffer.alloc(0), 422],
  ])('refuses %s and stores nothing', async (_, file, status) => {
    const washer = await aWasher()
    const before = world.pictures.size
    expect((await upload(washer, 'identity', file)).status).toBe(status)
    expect(world.pictures.size).toBe(before)
  })

  it('is required, limited in number, and cannot be changed under review', async () => {
    const washer = await aWasher()
    expect(await submit(washer, 'identity')).toMatchObject({ status: 422, body: { errors: { image: [/picture/] } } })
    for (let count = 0; count < market.verification.evidenceMax; count += 1) await upload(washer, 'identity')
    expect(await upload(washer, 'identity')).toMatchObject({ status: 409, body: { code: 'too_many_photos' } })
    await submit(washer, 'identity')
    expect(await upload(washer, 'identity')).toMatchObject({ status: 409, body: { code: 'under_way' } })
    const { evidence } = await stepOf(washer, 'identity')
    const taken = await call(washer, 'DELETE', `/api/provider/evidence/${evidence[0].id}`)
    expect(taken).toMatchObject({ status: 409, body: { code: 'submitted' } })
  })

  it('is shown to operators with its history, and refused to others', async () => {
    const washer = await aWasher()
    await upload(washer, 'facility')
    await submit(washer, 'facility')
    const { body } = await call(odile, 'GET', '/api/ops/verifications')
    const mine = body.data.cases.find((one: { washer: { id: number } }) => one.washer.id === washer)
    expect(mine).toMatchObject({ step: 'facility', is_renewal: false, evidence_count: 1 })
    expect((await call(odile, 'GET', `/api/ops/verifications/${mine.id}`)).body.data).toMatchObject({
      case: { state: 'submitted', evidence: [{ url: expect.stringContaining('/api/media/') }] },
      washer: { id: washer, address: 'Mill Lane 7, 50450 Harbour Town, Harbour, Malaysia' },
      history: [{ event: 'submit' }],
    })
    expect((await call(washer, 'GET', `/api/ops/verifications/${mine.id}`)).status).toBe(403)
  })
})

describe('a decision', () => {
  it('is accepted from one of two operators; the other is refused with 409', async () => {
    const washer = await aWasher()
    await upload(washer, 'background')
    await submit(washer, 'background')
    const { id, version } = await stepOf(washer, 'background')
    const url = `/api/ops/verifications/${id}/decide`
    const both = await Promise.all([
      call(odile, 'POST', url, { version, ...approve }),
      call(omar, 'POST', url, { version, ...reject }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed')
    expect(published('verification.decided')).toHaveLength(1)
  })

  it('verifies the Washer after two concurrent approvals', async () => {
    const washer = await aVerifiedWasher(odile)
    for (const step of ['identity', 'facility'] as const) {
      await decide(odile, washer, step, reject)
      await upload(washer, step)
      await submit(washer, step)
    }
    await Promise.all([decide(odile, washer, 'identity', approve), decide(omar, washer, 'facility', approve)])
    expect(await isOffered(washer)).toBe(true)
  })

  it('requires a submitted step, a reason to reject, and another person’s case', async () => {
    const washer = await aWasher()
    expect(await decide(odile, washer, 'identity', approve)).toMatchObject({
      status: 409,
      body: { code: 'not_waiting' },
    })
    expect((await decide(odile, washer, 'identity', { decision: 'reject' })).status).toBe(422)
    await db.run(sql`update users set is_operator = true where id = ${washer}`)
    expect((await decide(washer, washer, 'identity', reject)).status).toBe(403)
  })

  it('clears the verification with a rejection and sets it with the next approval', async () => {
    const washer = await aVerifiedWasher(odile)
    await decide(odile, washer, 'facility', reject)
    expect(await isOffered(washer)).toBe(false)
    expect(await stepOf(washer, 'facility')).toMatchObject({ state: 'rejected', reason: reject.reason, stands: false })
    await upload(washer, 'facility')
    await submit(washer, 'facility')
    await decide(odile, washer, 'facility', approve)
    expect(await isOffered(washer)).toBe(true)
  })
})

describe('expiry', () => {
  const day = 86_400_000
  const watch = async () => {
    await expireSteps(deps)
    await remindOfExpiry(deps)
  }

  it('reminds once, expires once, and a renewal in time keeps the Washer verified', async () => {
    const washer = await aVerifiedWasher(odile)
    clock.advance(336 * day)
    publishedEvents.length = 0
    await Promise.all([watch(), watch()])
    await watch()
    const reminded = published('verification.expiring').filter(({ userId }) => userId === washer)
    expect(reminded.map(({ step }) => step).sort()).toEqual(['background', 'facility', 'training'])
    await upload(washer, 'background')
    await submit(washer, 'background')
    expect(await isOffered(washer)).toBe(true)
    await decide(odile, washer, 'background', approve)
    await takeQuiz(washer)
    expect(await isOffered(washer)).toBe(true)

    clock.advance(29 * day)
    await Promise.all([watch(), watch()])
    await watch()
    expect(published('verification.expired').filter(({ userId }) => userId === washer)).toMatchObject([
      { step: 'facility' },
    ])
    expect(await isOffered(washer)).toBe(false)
    expect(await stepOf(washer, 'facility')).toMatchObject({ state: 'expired', stands: false, may_submit: true })
    expect(await stepOf(washer, 'background')).toMatchObject({ state: 'approved', stands: true })
  })

  it('keeps a renewal under review valid until its approval expires', async () => {
    const washer = await aVerifiedWasher(odile)
    clock.advance(364 * day)
    for (const step of ['background', 'facility'] as const) {
      await upload(washer, step)
      await submit(washer, step)
    }
    await takeQuiz(washer)
    await decide(odile, washer, 'facility', approve)
    expect(await isOffered(washer)).toBe(true)
    clock.advance(2 * day)
    await watch()
    await watch()
    expect(await isOffered(washer)).toBe(false)
    expect(await stepOf(washer, 'background')).toMatchObject({ state: 'submitted', stands: false })
    await decide(odile, washer, 'background', approve)
    expect(await isOffered(washer)).toBe(true)
  })
})

describe('the course', () => {
  it('sends no right answers before the hand-in, grades once, and requires a pause after a failure', async () => {
    const washer = await aWasher()
    const begun = await call(washer, 'POST', '/api/provider/training/attempts')
    expect(JSON.stringify(begun.body)).not.toContain('"right"')
    expect((await call(washer, 'POST', '/api/provider/training/attempts')).body).toEqual(begun.body)
    const url = `/api/provider/training/attempts/${begun.body.data.id}/answers`
    expect((await call(washer, 'POST', url, { answers: {} })).status).toBe(422)
    expect((await call(await aWasher(), 'POST', url, { answers: {} })).status).toBe(404)

    const failed = await takeQuiz(washer, 3)
    expect(failed.answer.body.data).toMatchObject({ right: 9, of: 12, passed: false })
    expect((await call(washer, 'POST', url, { answers: failed.answers })).body.code).toBe('handed_in')
    expect(await call(washer, 'POST', '/api/provider/training/attempts')).toMatchObject({
      status: 409,
      body: { code: 'pause', next_at: failed.answer.body.data.next_at },
    })
    expect(await stepOf(washer, 'training')).toMatchObject({ state: 'not_started' })

    clock.advance(market.verification.quiz.pauseMs)
    const passed = await takeQuiz(washer, 2)
    expect(Object.keys(passed.answers).filter((id) => id in failed.answers)).toEqual([])
    expect(await stepOf(washer, 'training')).toMatchObject({
      state: 'approved',
      reviewer: 'course',
      score: { right: 10, of: 12 },
    })
    expect((await call(washer, 'POST', '/api/provider/verification/training/submit', { version: 2 })).status).toBe(409)
  })
})
