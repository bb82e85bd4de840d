import { randomUUID } from 'node:crypto'
import { quizTexts } from '@washline/contract/verification/quiz'
import type { VerificationStep } from '@washline/contract/verification/steps'
import type { Facts } from '../facts/facts.ts'
import { createStripeWebhooks, webhookRoutes } from '../payments/builders.ts'
import { sql } from '../platform/db/sql.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { startTestApi } from '../platform/testing/test-api.ts'
import { photoForm, plainPhoto } from '../scanning/builders.ts'
import { sharpPhotos } from '../scanning/index.ts'
import { manualChecks } from './manual/manual-checks.ts'
import { verificationModule } from './module.ts'
import type { VerificationGateway } from './verification-gateway.ts'

const heard = [
  'washer.verified',
  'washer.unverified',
  'verification.decided',
  'verification.lapsing',
  'verification.lapsed',
  'washer.flagged',
  'washer.suspended',
  'suspension.lifted',
  'suspension.kept',
  'suspension.appealed',
] as const

type HeardFact = { readonly name: (typeof heard)[number] } & Record<string, unknown>

export type VerificationWorld = Awaited<ReturnType<typeof verificationWorld>>

/** Verification on a database of its own, with pictures in memory and jobs noted down in place of run. */
export async function verificationWorld(
  options: { mode?: 'auto' | 'manual'; gateway?: VerificationGateway; webhookSecret?: string; now?: Date } = {},
) {
  const pictures = new Map<string, Buffer>()
  const jobs: { name: string; data: unknown }[] = []
  const enqueue: Jobs['enqueue'] = async (tx, job, data) => tx.afterCommit(() => jobs.push({ name: job.name, data }))
  const more = {
    mode: options.mode ?? ('manual' as const),
    gateway: options.gateway ?? manualChecks,
    publicUrl: 'http://localhost:3000',
    newId: randomUUID,
    jobs: { enqueue },
    photos: sharpPhotos,
    storage: {
      put: async (jpeg: Buffer) => {
        const key = randomUUID()
        pictures.set(key, jpeg)
        return key
      },
      remove: async (key: string) => void pictures.delete(key),
      url: (key: string, shownS?: number) => `/api/media/${key}?for=${shownS}`,
    },
  }
  const api = await startTestApi((deps) => {
    const module = verificationModule({ ...deps, ...more, storage: more.storage as never })
    const { webhookSecret: secret } = options
    if (!secret) return module
    const webhooks = createStripeWebhooks({ secrets: [secret] })
    return {
      ...module,
      routes: (http) => {
        module.routes?.(http)
        webhookRoutes(http, { ...deps, jobs: more.jobs }, webhooks, () => undefined)
      },
    }
  }, options.now ?? new Date('2026-03-01T10:00:00Z'))
  const facts: HeardFact[] = []
  for (const name of heard)
    api.facts.on(name, async (tx, fact: Facts[typeof name]) => tx.afterCommit(() => facts.push({ name, ...fact })))

  let people = 0
  const aPerson = async (isOperator = false): Promise<number> => {
    people += 1
    const { id } = await api.db.one<{ id: number }>(sql`
      insert into users (name, email, is_washer, is_operator)
      values (${isOperator ? 'Odile' : 'Sam'}, ${`person${people}@example.test`}, ${!isOperator}, ${isOperator}) returning id`)
    return id
  }
  /** Somebody who has just registered, online. */
  const aWasher = async (): Promise<number> => {
    const userId = await aPerson()
    const at = api.clock.now()
    await api.db.transaction(async (tx) => {
      await tx.run(sql`
        insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude,
          online, deposit_intent_id, deposit_held)
        values (${userId}, 'Fresh Fold', 'Mill Lane 7', 'Harbour Town', 'Harbour', '50450', 'Malaysia', 3.1478, 101.7117,
          true, ${`pi_${userId}`}, true)`)
      await api.facts.tell(tx, 'washer.registered', { userId, at })
    })
    return userId
  }
  const read = async (userId: number) => (await api.call(userId, 'GET', '/api/provider/verification')).body.data
  const stepOf = async (userId: number, step: VerificationStep) =>
    (await read(userId)).steps.find((one: { step: string }) => one.step === step)
  const upload = (userId: number, step: VerificationStep, photo = plainPhoto) => {
    const { payload, headers } = photoForm(photo, {}, 'passport.jpg')
    return api.call(userId, 'POST', `/api/provider/verification/${step}/evidence`, payload, headers)
  }
  const submit = async (userId: number, step: VerificationStep, body: object = {}) => {
    const { version } = await stepOf(userId, step)
    return api.call(userId, 'POST', `/api/provider/verification/${step}/submit`, { version, ...body })
  }
  const decide = async (operatorId: number, userId: number, step: VerificationStep, decision: object) => {
    const { id, version } = await stepOf(userId, step)
    return api.call(operatorId, 'POST', `/api/ops/verifications/${id}/decide`, { version, ...decision })
  }
  const takeQuiz = async (userId: number, wrong = 0) => {
    const { body } = await api.call(userId, 'POST', '/api/provider/training/attempts')
    const rights = new Map<string, string>(
      Object.values(quizTexts).flatMap((entries) => entries.map(({ id, right }) => [id, right])),
    )
    const answers = Object.fromEntries(
      body.data.questions.map(({ id, options }: { id: string; options: string[] }, index: number) => {
        const right = options.indexOf(rights.get(id) ?? '')
        return [id, index < wrong ? (right + 1) % options.length : right]
      }),
    )
    const url = `/api/provider/training/attempts/${body.data.id}/answers`
    return { id: body.data.id as number, answers, answer: await api.call(userId, 'POST', url, { answers }) }
  }
  /** Every step sent in and approved. */
  const aVerifiedWasher = async (operatorId: number): Promise<number> => {
    const userId = await aWasher()
    for (const step of ['identity', 'background', 'facility'] as const) {
      await upload(userId, step)
      await submit(userId, step)
      await decide(operatorId, userId, step, { decision: 'approve' })
    }
    await takeQuiz(userId)
    return userId
  }
  const actsOn = async (userId: number): Promise<string[]> =>
    (await api.db.all<{ act: string }>(sql`select act from ops_audit where person_id = ${userId} order by id`)).map(
      ({ act }) => act,
    )
  const isOffered = async (userId: number): Promise<boolean> =>
    (await api.db.maybe(sql`select 1 from washers where user_id = ${userId} and verified_at is not null`)) !== undefined

  return {
    ...api,
    ...more,
    deps: { ...api, ...more },
    pictures,
    asked: jobs,
    heard: facts,
    aPerson,
    aWasher,
    aVerifiedWasher,
    read,
    stepOf,
    upload,
    submit,
    decide,
    takeQuiz,
    isOffered,
    actsOn,
  }
}
