import { readFile } from 'node:fs/promises'
import { decideConsoleVerification } from '@washline/contract/verification/console-endpoints'
import {
  answerQuiz,
  beginQuiz,
  getVerification,
  submitStep,
  uploadEvidence,
} from '@washline/contract/verification/endpoints'
import { quizTexts } from '@washline/contract/verification/quiz'
import type { StepShown } from '@washline/contract/verification/schemas'
import type { DemoClient } from './demo-client.ts'

const proven = ['identity', 'background', 'facility'] as const
type Proven = (typeof proven)[number]

/** `tools/demo/make-evidence.ts` has drawn them. */
const picture = (step: Proven): Promise<Buffer> => readFile(new URL(`evidence/${step}.jpg`, import.meta.url))

const stepsOf = async (washer: DemoClient): Promise<readonly StepShown[]> =>
  (await washer.call(getVerification)).data.steps

/** Sends in a step that was not sent in before. */
export async function sendIn(washer: DemoClient, name: Proven): Promise<void> {
  const step = (await stepsOf(washer)).find((one) => one.step === name)
  if (step?.state !== 'not_started') return
  await washer.upload(uploadEvidence, await picture(name), { step: name })
  await washer.call(submitStep, { params: { step: name }, body: { version: step.version } })
}

async function passQuiz(washer: DemoClient): Promise<void> {
  const { id, questions } = (await washer.call(beginQuiz)).data
  const entries = Object.values(quizTexts).flat()
  const answers = Object.fromEntries(
    questions.map((question) => {
      const entry = entries.find((one) => one.id === question.id)
      return [question.id, question.options.indexOf(entry?.right ?? '')]
    }),
  )
  await washer.call(answerQuiz, { params: { id }, body: { answers } })
}

/** Has a Washer go through every step, with an operator who looks at it; what was done before is left out. */
export async function verifyWasher(washer: DemoClient, operator: DemoClient): Promise<void> {
  for (const name of proven) await sendIn(washer, name)
  const steps = await stepsOf(washer)
  for (const { id, version, state } of steps)
    if (state === 'submitted')
      await operator.call(decideConsoleVerification, { params: { id }, body: { decision: 'approve', version } })
  if (steps.some(({ step, stands }) => step === 'training' && !stands)) await passQuiz(washer)
}
