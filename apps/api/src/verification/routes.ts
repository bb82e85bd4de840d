import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Language } from '@washline/contract/texts/languages'
import * as consoleEndpoints from '@washline/contract/verification/console-endpoints'
import * as endpoints from '@washline/contract/verification/endpoints'
import type { QuizQuestion, Verification } from '@washline/contract/verification/schemas'
import { sightOfOperator } from '../console/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound } from '../platform/http/refusal.ts'
import type { Sight, Viewer } from '../platform/storage/photo-rules.ts'
import { translateData } from '../platform/texts/translate.ts'
import { washerProfile } from '../washers/index.ts'
import type { VerificationRoutesDeps } from './deps.ts'
import {
  type After,
  caseOf,
  evidenceOf,
  lastAttempts,
  openSuspension,
  qualityCases,
  type StepRow,
  stepsOf,
  suspensionsById,
  waitingCases,
} from './queries.ts'
import { questionsOf, type ShuffledQuestion } from './rules/draw-quiz.ts'
import { nextAttemptAt } from './rules/grade-quiz.ts'
import { afterOf, cursorOf } from './rules/page-after.ts'
import { qualityCursorOf, readQualityCursor } from './rules/quality-cursor.ts'
import { showCase, showCaseRow, showQuality } from './rules/show-case.ts'
import { showPicture, showStep, showSteps, showSuspension } from './rules/show-verification.ts'
import { beginQuiz } from './use-cases/begin-quiz.ts'
import { decideStep } from './use-cases/decide-step.ts'
import { handInQuiz } from './use-cases/hand-in-quiz.ts'
import { removeEvidence } from './use-cases/remove-evidence.ts'
import { submitStep } from './use-cases/submit-step.ts'
import { appealSuspension, liftSuspension, suspendWasher, upholdSuspension } from './use-cases/suspend-washer.ts'
import { uploadEvidence } from './use-cases/upload-evidence.ts'
import { closeQualityFlag } from './use-cases/watch-quality.ts'

const success = true as const
const pictureLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const
const actionLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const

/** Of their own evidence, a Washer. */
const ownSight = (by: Viewer): Sight => ({ of: 'evidence', id: by.userId, by })

const showingOf = (deps: VerificationRoutesDeps, sight: Sight, language: Language) => ({
  now: deps.clock.now(),
  isVendors: deps.gateway.name !== 'manual',
  urlOf: (key: string) => deps.storage.url(key, sight, market.verification.evidenceShownS),
  translateReason: (reason: string) => translateData(language, reason),
})

async function verificationOf(
  deps: VerificationRoutesDeps,
  actor: Viewer,
  language: Language = 'en',
): Promise<Verification> {
  const washerId = actor.userId
  const [washer, steps, suspension] = await Promise.all([
    washerProfile(deps.db, washerId),
    stepsOf(deps.db, washerId),
    openSuspension(deps.db, washerId),
  ])
  if (!washer) throw notFound()
  const pictures = await evidenceOf(
    deps.db,
    steps.map(({ id }) => id),
  )
  return {
    verified: washer.verified,
    steps: showSteps(steps, pictures, showingOf(deps, ownSight(actor), language)),
    suspension: suspension ? showSuspension(suspension) : null,
  }
}

function stepRoutes(http: Http, deps: VerificationRoutesDeps): void {
  http.route(endpoints.getVerification, async ({ actor, language }) => ok(await verificationOf(deps, actor, language)))

  http.route(
    endpoints.uploadEvidence,
    async ({ actor, params, upload }) => {
      const picture = await uploadEvidence(deps, { washerId: actor.userId, step: params.step, upload })
      return ok(showPicture(picture, showingOf(deps, ownSight(actor), 'en').urlOf))
    },
    pictureLimit,
  )

  http.route(endpoints.removeEvidence, async ({ actor, params }) => {
    await removeEvidence(deps, { id: params.id, washerId: actor.userId })
    return { success }
  })

  http.route(
    endpoints.submitStep,
    async ({ actor, params, body, language }) => {
      const { note, version } = body
      const continueAt = await submitStep(deps, { washerId: actor.userId, step: params.step, note, version })
      return ok({ ...(await verificationOf(deps, actor, language)), continue_at: continueAt })
    },
    actionLimit,
  )

  http.route(endpoints.appealSuspension, async ({ actor, body, language }) => {
    await appealSuspension(deps, { washerId: actor.userId, text: body.text })
    return ok(await verificationOf(deps, actor, language))
  })
}

/** A question without its right answer, in the reader's language. */
const questionWire = ({ right: _, ...question }: ShuffledQuestion, language: Language = 'en'): QuizQuestion => ({
  ...question,
  text: translateData(language, question.text),
  options: question.options.map((option) => translateData(language, option)),
})

function trainingRoutes(http: Http, deps: VerificationRoutesDeps): void {
  http.route(endpoints.getTraining, async ({ actor, language }) => {
    const [steps, attempts] = await Promise.all([stepsOf(deps.db, actor.userId), lastAttempts(deps.db, actor.userId)])
    const training = steps.find(({ step }) => step === 'training')
    if (!training) throw notFound()
    const open = attempts.find(({ handedInAt }) => handedInAt === null)
    const done = attempts.find(({ handedInAt }) => handedInAt !== null)
    const last = done?.handedInAt ? { passed: done.passed ?? false, at: done.handedInAt } : undefined
    const nextAt = nextAttemptAt(last)
    return ok({
      approved_until: training.approvedUntil?.toISOString() ?? null,
      attempt: open
        ? { id: open.id, questions: questionsOf(open.id, open.questionIds).map((one) => questionWire(one, language)) }
        : null,
      last: last
        ? {
            right: done?.scoreRight ?? 0,
            of: done?.questionIds.length ?? 0,
            passed: last.passed,
            at: last.at.toISOString(),
          }
        : null,
      next_at: nextAt && nextAt > deps.clock.now() ? nextAt.toISOString() : null,
    })
  })

  http.route(endpoints.beginQuiz, async ({ actor, language }) => {
    const { id, questionIds } = await beginQuiz(deps, actor.userId)
    return ok({ id, questions: questionsOf(id, questionIds).map((one) => questionWire(one, language)) })
  })

  http.route(endpoints.answerQuiz, async ({ actor, params, body, language }) => {
    const { answers } = body
    const { questions, nextAt, ...grade } = await handInQuiz(deps, {
      washerId: actor.userId,
      attemptId: params.id,
      answers,
    })
    return ok({
      ...grade,
      next_at: nextAt?.toISOString() ?? null,
      review: questions.map((question) => ({
        ...questionWire(question, language),
        answered: answers[question.id] ?? -1,
        right: question.right,
      })),
    })
  })
}

const afterIn = (cursor: string | undefined): After | undefined => {
  const after = cursor === undefined ? undefined : afterOf(cursor)
  if (cursor !== undefined && !after) throw invalid({ cursor: [messages.invalid] })
  return after
}
const pageOf = <Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => After) => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next_cursor: last && rows.length > limit ? cursorOf(placeOf(last)) : null }
}

const stepWire = async (deps: VerificationRoutesDeps, operator: Viewer, step: StepRow) =>
  showStep(step, await evidenceOf(deps.db, [step.id]), showingOf(deps, sightOfOperator(operator), 'en'))

function caseRoutes(http: Http, deps: VerificationRoutesDeps): void {
  http.route(consoleEndpoints.listConsoleVerifications, async ({ query }) => {
    const rows = await waitingCases(deps.db, { after: afterIn(query.cursor), limit: query.limit + 1 })
    const { page, next_cursor } = pageOf(rows, query.limit, ({ submittedAt, id }) => ({ at: submittedAt, id }))
    const now = deps.clock.now()
    return ok({ cases: page.map((row) => showCaseRow(row, now)), next_cursor })
  })

  http.route(consoleEndpoints.getConsoleVerification, async ({ actor, params, language = 'en' }) => {
    const found = await caseOf(deps.db, params.id)
    if (!found) throw notFound()
    return ok(showCase(found, showStep(found.step, found.evidence, showingOf(deps, sightOfOperator(actor), language))))
  })

  http.route(
    consoleEndpoints.decideConsoleVerification,
    async ({ actor, params, body, idempotencyKey: requestId }) => {
      const { decision, version } = body
      const reason = body.decision === 'reject' ? body.reason : null
      const operatorId = actor.userId
      return ok(
        await stepWire(
          deps,
          actor,
          await decideStep(deps, { operatorId, stepId: params.id, version, decision, reason, requestId }),
        ),
      )
    },
    actionLimit,
  )
}

function qualityRoutes(http: Http, deps: VerificationRoutesDeps): void {
  http.route(consoleEndpoints.listConsoleQuality, async ({ query }) => {
    const after = query.cursor === undefined ? undefined : readQualityCursor(query.cursor)
    if (query.cursor !== undefined && !after) throw invalid({ cursor: [messages.invalid] })
    const rows = await qualityCases(deps.db, { after, limit: query.limit + 1 })
    const page = rows.slice(0, query.limit)
    const last = rows.length > query.limit ? page.at(-1) : undefined
    const next_cursor = last ? qualityCursorOf({ ...last, at: last.since, id: last.washer.id }) : null
    const suspensions = await suspensionsById(
      deps.db,
      page.flatMap(({ suspensionId }) => suspensionId ?? []),
    )
    const washers = page.map((row) => {
      const suspension = suspensions.find(({ id }) => id === row.suspensionId)
      return showQuality(row, suspension ? showSuspension(suspension) : null)
    })
    return ok({ washers, next_cursor })
  })

  http.route(
    consoleEndpoints.closeConsoleFlag,
    async ({ actor, params, body, idempotencyKey: requestId }) => {
      const { userId: operatorId } = actor
      const at = await closeQualityFlag(deps, { operatorId, flagId: params.id, note: body.note, requestId })
      return ok({ closed_at: at.toISOString() })
    },
    actionLimit,
  )

  http.route(
    consoleEndpoints.suspendConsoleWasher,
    async ({ actor, params, body, idempotencyKey: requestId }) => {
      const action = { operatorId: actor.userId, washerId: params.id, reason: body.reason, requestId }
      const until = body.until === null ? null : new Date(body.until)
      return ok(showSuspension(await suspendWasher(deps, { ...action, until })))
    },
    actionLimit,
  )

  http.route(
    consoleEndpoints.liftConsoleSuspension,
    async ({ actor, params, body, idempotencyKey: requestId }) => {
      const action = { operatorId: actor.userId, washerId: params.id, reason: body.reason, requestId }
      const at = await liftSuspension(deps, { ...action, suspensionId: body.suspension_id })
      return ok({ lifted_at: at.toISOString() })
    },
    actionLimit,
  )

  http.route(
    consoleEndpoints.upholdConsoleSuspension,
    async ({ actor, params, body, idempotencyKey: requestId }) => {
      const action = { operatorId: actor.userId, washerId: params.id, reason: body.reason, requestId }
      return ok(showSuspension(await upholdSuspension(deps, { ...action, suspensionId: body.suspension_id })))
    },
    actionLimit,
  )
}

export function verificationRoutes(http: Http, deps: VerificationRoutesDeps): void {
  stepRoutes(http, deps)
  trainingRoutes(http, deps)
  caseRoutes(http, deps)
  qualityRoutes(http, deps)
}
