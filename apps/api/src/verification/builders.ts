import { randomUUID } from 'node:crypto'
import type { UserId } from '@washline/contract/ids'
import { quizTexts } from '@washline/contract/verification/quiz'
import type { VerificationStep } from '@washline/contract/verification/steps'
import { startTestApi } from '../../testing/harness/test-api.ts'
import type { Events } from '../events/events.ts'
import { createStripeWebhooks, webhookRoutes } from '../payments/builders.ts'
import { sql } from '../platform/db/sql.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { photoForm, plainPhoto, sharpPhotos } from '../scanning/builders.ts'
import { manualChecks } from './manual/manual-checks.ts'
import { verificationModule } from './module.ts'
import type { VerificationGateway } from './verification-gateway.ts'

const eventNames = [
  'verification.decided',
  'verification.expiring',
  'verification.expired',
  'washer.suspended',
  'suspension.lifted',
  'suspension.upheld',
] as const

type PublishedEvent = { readonly name: (typeof eventNames)[number] } & Record<string, unknown>

export type VerificationWorld = Awaited<ReturnType<typeof verificationWorld>>

/** The right answers of an attempt, except for the first `wrong` questions. */
function quizAnswers(questions: readonly { id: string; options: string[] }[], wrong: number): Record<string, number> {
  const rights = new Map<string, string>(
    Object.values(quizTexts).flatMap((entries) => entries.map(({ id, right }) => [id, right])),
  )
  return Object.fromEntries(
    questions.map(({ id, options }, index) => {
      const right = options.indexOf(rights.get(id) ?? '')
      return [id, index < wrong ? (right + 1) % options.length : right]
    }),
  )
}

type Api = Awaited<ReturnType<typeof startTestApi>>

interface WorldOptions {
  readonly mode?: 'auto' | 'manual'
  readonly gateway?: VerificationGateway
  readonly webhookSecret?: string
  readonly now?: Date
}

/** Dependencies outside the module: pictures in memory, and jobs that are recorded instead of run. */
function outsideOf(options: WorldOptions) {
  const pictures = new Map<string, Buffer>()
  const jobs: { name: string; data: unknown }[] = []
  const enqueue: Jobs['enqueue'] = async (tx, job, data) => tx.afterCommit(() => jobs.push({ name: job.name, data }))
  const deps = {
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
      url: (key: string, _sight: unknown, shownS?: number) => `/api/media/${key}?for=${shownS}`,
    },
  }
  return { pictures, jobs, deps }
}

function peopleOf(api: Api) {
  let people = 0
  const aPerson = async (isOperator = false): Promise<UserId> => {
    people += 1
    const { id } = await api.db.one<{ id: UserId }>(sql`
      insert into users (name, email, is_washer, is_operator)
      values (${isOperator ? 'Odile' : 'Sam'}, ${`person${people}@example.test`}, ${!isOperator}, ${isOperator}) returning id`)
    return id
  }
  /** A Washer who has just registered and is online. */
  const aWasher = async (): Promise<UserId> => {
    const userId = await aPerson()
    const at = api.clock.now()
    await api.db.transaction(async (tx) => {
      await tx.run(sql`
        insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude,
          online, deposit_intent_id, deposit_held)
        values (${userId}, 'Fresh Fold', 'Mill Lane 7', 'Harbour Town', 'Harbour', '50450', 'Malaysia', 3.1478, 101.7117,
          true, ${`pi_${userId}`}, true)`)
      await api.events.publish(tx, 'washer.registered', { userId, at })
    })
    return userId
  }
  return { aPerson, aWasher }
}

function callsOf(api: Api) {
  const read = async (userId: UserId) => (await api.call(userId, 'GET', '/api/provider/verification')).body.data
  const stepOf = async (userId: UserId, step: VerificationStep) =>
    (await read(userId)).steps.find((one: { step: string }) => one.step === step)
  const upload = (userId: UserId, step: VerificationStep, photo = plainPhoto) => {
    const { payload, headers } = photoForm(photo, {}, 'passport.jpg')
    return api.call(userId, 'POST', `/api/provider/verification/${step}/evidence`, payload, headers)
  }
  const submit = async (userId: UserId, step: VerificationStep, body: object = {}) => {
    const { version } = await stepOf(userId, step)
    return api.call(userId, 'POST', `/api/provider/verification/${step}/submit`, { version, ...body })
  }
  const decide = async (operatorId: UserId, userId: UserId, step: VerificationStep, decision: object) => {
    const { id, version } = await stepOf(userId, step)
    return api.call(operatorId, 'POST', `/api/ops/verifications/${id}/decide`, { version, ...decision })
  }
  const takeQuiz = async (userId: UserId, wrong = 0) => {
    const { body } = await api.call(userId, 'POST', '/api/provider/training/attempts')
    const answers = quizAnswers(body.data.questions, wrong)
    const url = `/api/provider/training/attempts/${body.data.id}/answers`
    return { id: body.data.id as number, answers, answer: await api.call(userId, 'POST', url, { answers }) }
  }
  return { read, stepOf, upload, submit, decide, takeQuiz }
}

/** Starts verification on a new database, with pictures in memory; jobs are recorded instead of run. */
export async function verificationWorld(options: WorldOptions = {}) {
  const { pictures, jobs, deps: outside } = outsideOf(options)
  const api = await startTestApi((deps) => {
    const module = verificationModule({ ...deps, ...outside, storage: outside.storage as never })
    const { webhookSecret: secret } = options
    if (!secret) return module
    const webhooks = createStripeWebhooks({ secrets: [secret] })
    return {
      ...module,
      routes: (http) => {
        module.routes?.(http)
        webhookRoutes(http, { ...deps, jobs: outside.jobs }, webhooks, () => undefined)
      },
    }
  }, options.now ?? new Date('2026-03-01T10:00:00Z'))
  const publishedEvents: PublishedEvent[] = []
  for (const name of eventNames)
    api.events.on(name, async (tx, event: Events[typeof name]) =>
      tx.afterCommit(() => publishedEvents.push({ name, ...event })),
    )

  const { aPerson, aWasher } = peopleOf(api)
  const calls = callsOf(api)
  const { upload, submit, decide, takeQuiz } = calls

  /** A Washer with every step submitted and approved. */
  const aVerifiedWasher = async (operatorId: UserId): Promise<UserId> => {
    const userId = await aWasher()
    for (const step of ['identity', 'background', 'facility'] as const) {
      await upload(userId, step)
      await submit(userId, step)
      await decide(operatorId, userId, step, { decision: 'approve' })
    }
    await takeQuiz(userId)
    return userId
  }
  const actionsOn = async (userId: UserId): Promise<string[]> =>
    (
      await api.db.all<{ action: string }>(sql`select action from audit_log where person_id = ${userId} order by id`)
    ).map(({ action }) => action)
  const isOffered = async (userId: UserId): Promise<boolean> =>
    (await api.db.maybe(sql`select 1 from washers where user_id = ${userId} and verified_at is not null`)) !== undefined

  return {
    ...api,
    ...outside,
    deps: { ...api, ...outside },
    pictures,
    enqueued: jobs,
    publishedEvents,
    aPerson,
    aWasher,
    aVerifiedWasher,
    ...calls,
    isOffered,
    actionsOn,
  }
}
