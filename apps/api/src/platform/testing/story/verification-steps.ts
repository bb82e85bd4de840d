import * as verification from '@washline/contract/verification/endpoints'
import * as ops from '@washline/contract/verification/ops-endpoints'
import { plainPhoto } from '../../../scanning/builders.ts'
import { sql } from '../../db/sql.ts'
import { photoForm, type TestApp } from '../start-app.ts'
import type { People } from './people.ts'
import type { Known, Step } from './step.ts'

const reason = 'The name cannot be read'

/** The Washer proves who they are anew, takes the quiz, and is suspended for a while. */
export function verificationSteps(app: TestApp, known: Known, { washer }: People): readonly Step[] {
  const upload: Step = {
    endpoint: verification.uploadEvidence,
    by: 'washer',
    strangers: 'own',
    request: () => ({ params: { step: 'identity' }, form: photoForm(plainPhoto) }),
    learn: ({ data }) => {
      known.evidence = data.id
    },
  }
  const ofStep = () => ({ params: { id: known.step } })
  const ofSuspension = () => ({ params: { id: washer.id }, body: { reason, suspension_id: known.suspension } })
  const flag = async () => {
    const { id } = await app.db.one<{ id: number }>(sql`
      insert into quality_flags (washer_id, causes, ratings, raised_at)
      values (${washer.id}, array['ratings'], 5, ${app.clock.now()}) returning id`)
    known.flag = id
  }
  return [
    {
      endpoint: verification.getVerification,
      by: 'washer',
      strangers: 'own',
      learn: ({ data }) => {
        known.step = data.steps[0].id
        known.stepVersion = data.steps[0].version
      },
    },
    upload,
    {
      endpoint: verification.removeEvidence,
      by: 'washer',
      request: () => ({ params: { id: known.evidence } }),
      again: 404,
    },
    upload,
    {
      endpoint: verification.submitStep,
      by: 'washer',
      strangers: 'own',
      request: () => ({ params: { step: 'identity' }, body: { version: known.stepVersion } }),
      again: 409,
    },
    { endpoint: ops.listOpsVerifications, by: 'operator' },
    {
      endpoint: ops.getOpsVerification,
      by: 'operator',
      request: ofStep,
      learn: ({ data }) => {
        known.stepVersion = data.case.version
      },
    },
    {
      endpoint: ops.decideOpsVerification,
      by: 'operator',
      request: () => ({ ...ofStep(), body: { decision: 'approve', version: known.stepVersion } }),
      again: 409,
    },
    { endpoint: verification.getTraining, by: 'washer', strangers: 'own' },
    {
      endpoint: verification.beginQuiz,
      by: 'washer',
      strangers: 'own',
      learn: ({ data }) => {
        known.attempt = data.id
        known.quizAnswers = Object.fromEntries(data.questions.map(({ id }: { id: string }) => [id, 0]))
      },
    },
    {
      endpoint: verification.answerQuiz,
      by: 'washer',
      request: () => ({ params: { id: known.attempt }, body: { answers: known.quizAnswers } }),
      again: 409,
    },
    {
      endpoint: ops.suspendOpsWasher,
      by: 'operator',
      request: () => ({ params: { id: washer.id }, body: { reason, until: null } }),
      again: 409,
      learn: ({ data }) => {
        known.suspension = data.id
      },
    },
    {
      endpoint: verification.appealSuspension,
      by: 'washer',
      request: () => ({ body: { text: 'The new photo shows it clearly.' } }),
      again: 409,
    },
    { endpoint: ops.keepOpsSuspension, by: 'operator', request: ofSuspension, again: 409 },
    { endpoint: ops.liftOpsSuspension, by: 'operator', request: ofSuspension, again: 409, learn: flag },
    { endpoint: ops.listOpsQuality, by: 'operator' },
    {
      endpoint: ops.closeOpsFlag,
      by: 'operator',
      request: () => ({ params: { id: known.flag }, body: { note: reason } }),
      again: 409,
    },
  ]
}
