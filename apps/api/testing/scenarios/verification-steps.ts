import * as ops from '@washline/contract/verification/console-endpoints'
import * as verification from '@washline/contract/verification/endpoints'
import { sql } from '../../src/platform/db/sql.ts'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm, type TestApp } from '../harness/start-app.ts'
import type { People } from './people.ts'
import type { ScenarioValues, Step } from './step.ts'

const reason = 'The name cannot be read'

/** The Washer proves who they are anew, takes the quiz, and is suspended for a while. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of calls in the order in which they are made
export function verificationSteps(app: TestApp, values: ScenarioValues, { washer }: People): readonly Step[] {
  const upload: Step = {
    endpoint: verification.uploadEvidence,
    by: 'washer',
    strangers: 'own',
    request: () => ({ params: { step: 'identity' }, form: photoForm(plainPhoto) }),
    learn: ({ data }) => {
      values.evidence = data.id
    },
  }
  const ofStep = () => ({ params: { id: values.step } })
  const ofSuspension = () => ({ params: { id: washer.id }, body: { reason, suspension_id: values.suspension } })
  const flag = async () => {
    const { id } = await app.db.one<{ id: number }>(sql`
      insert into quality_flags (washer_id, causes, ratings, raised_at)
      values (${washer.id}, array['ratings'], 5, ${app.clock.now()}) returning id`)
    values.flag = id
  }
  return [
    {
      endpoint: verification.getVerification,
      by: 'washer',
      strangers: 'own',
      learn: ({ data }) => {
        values.step = data.steps[0].id
        values.stepVersion = data.steps[0].version
      },
    },
    upload,
    {
      endpoint: verification.removeEvidence,
      by: 'washer',
      request: () => ({ params: { id: values.evidence } }),
      again: 404,
    },
    upload,
    {
      endpoint: verification.submitStep,
      by: 'washer',
      strangers: 'own',
      request: () => ({ params: { step: 'identity' }, body: { version: values.stepVersion } }),
      again: 409,
    },
    { endpoint: ops.listConsoleVerifications, by: 'operator' },
    {
      endpoint: ops.getConsoleVerification,
      by: 'operator',
      request: ofStep,
      learn: ({ data }) => {
        values.stepVersion = data.case.version
      },
    },
    {
      endpoint: ops.decideConsoleVerification,
      by: 'operator',
      request: () => ({ ...ofStep(), body: { decision: 'approve', version: values.stepVersion } }),
      again: 409,
    },
    { endpoint: verification.getTraining, by: 'washer', strangers: 'own' },
    {
      endpoint: verification.beginQuiz,
      by: 'washer',
      strangers: 'own',
      learn: ({ data }) => {
        values.attempt = data.id
        values.quizAnswers = Object.fromEntries(data.questions.map(({ id }: { id: string }) => [id, 0]))
      },
    },
    {
      endpoint: verification.answerQuiz,
      by: 'washer',
      request: () => ({ params: { id: values.attempt }, body: { answers: values.quizAnswers } }),
      again: 409,
    },
    {
      endpoint: ops.suspendConsoleWasher,
      by: 'operator',
      request: () => ({ params: { id: washer.id }, body: { reason, until: null } }),
      again: 409,
      learn: ({ data }) => {
        values.suspension = data.id
      },
    },
    {
      endpoint: verification.appealSuspension,
      by: 'washer',
      request: () => ({ body: { text: 'The new photo shows it clearly.' } }),
      again: 409,
    },
    { endpoint: ops.upholdConsoleSuspension, by: 'operator', request: ofSuspension, again: 409 },
    { endpoint: ops.liftConsoleSuspension, by: 'operator', request: ofSuspension, again: 409, learn: flag },
    { endpoint: ops.listConsoleQuality, by: 'operator' },
    {
      endpoint: ops.closeConsoleFlag,
      by: 'operator',
      request: () => ({ params: { id: values.flag }, body: { note: reason } }),
      again: 409,
    },
  ]
}
