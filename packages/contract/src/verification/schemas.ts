import { z } from 'zod'
import { evidenceId, quizAttemptId, stepId, suspensionId } from '../ids.ts'
import { market } from '../market.ts'
import { severalLines } from '../texts/plain-text.ts'
import { quizSymbols, quizTopics } from './quiz-topics.ts'
import { reviewers, stepStates, verificationSteps } from './steps.ts'

const timestamp = z.iso.datetime()
export const verificationStep = z.enum(verificationSteps)

/** A picture as evidence. Its address expires within minutes; clients fetch a new one before they show it again. */
export const stepEvidence = z.object({
  id: evidenceId,
  url: z.string(),
  uploaded_at: timestamp,
  /** Null while it can still be removed. */
  submitted_at: timestamp.nullable(),
})
export type Evidence = z.infer<typeof stepEvidence>

export const quizScore = z.object({ right: z.int(), of: z.int() })

export const stepShown = z.object({
  id: stepId,
  step: verificationStep,
  state: z.enum(stepStates),
  /** How the step is checked: by pictures, by a vendor or by the course. */
  by: z.enum(['evidence', 'vendor', 'course']),
  /** Increases with every event; decisions and submissions name the version they are based on. */
  version: z.int(),
  note: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  reviewer: z.enum(reviewers).nullable(),
  submitted_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
  approved_until: timestamp.nullable(),
  /** Whether the approval is valid now. */
  stands: z.boolean(),
  may_submit: z.boolean(),
  evidence: z.array(stepEvidence),
  score: quizScore.nullable(),
})
export type StepShown = z.infer<typeof stepShown>

const appeal = z.object({
  text: z.string(),
  at: timestamp,
  /** Null until an operator has answered. */
  answer: z.object({ reason: z.string(), at: timestamp }).nullable(),
})

export const suspension = z.object({
  id: suspensionId,
  reason: z.string(),
  since: timestamp,
  /** Null: until it is lifted. */
  until: timestamp.nullable(),
  appeal: appeal.nullable(),
})
export type Suspension = z.infer<typeof suspension>

export const verification = z.object({
  /** Orders can be offered: every step is valid and no suspension is open. */
  verified: z.boolean(),
  steps: z.array(stepShown),
  suspension: suspension.nullable(),
})
export type Verification = z.infer<typeof verification>

export const quizQuestion = z.object({
  id: z.string(),
  topic: z.enum(quizTopics),
  text: z.string(),
  /** A care symbol to show with the question. */
  symbol: z.enum(quizSymbols).nullable(),
  options: z.array(z.string()),
})
export type QuizQuestion = z.infer<typeof quizQuestion>

export const quizAttempt = z.object({ id: quizAttemptId, questions: z.array(quizQuestion) })
export type QuizAttempt = z.infer<typeof quizAttempt>

export const training = z.object({
  approved_until: timestamp.nullable(),
  /** The open attempt. */
  attempt: quizAttempt.nullable(),
  last: quizScore.extend({ passed: z.boolean(), at: timestamp }).nullable(),
  /** When the next attempt may begin after a failed one. */
  next_at: timestamp.nullable(),
})
export type Training = z.infer<typeof training>

export const quizResult = quizScore.extend({
  passed: z.boolean(),
  next_at: timestamp.nullable(),
  /** Every question with the index of the chosen and of the right option. */
  review: z.array(quizQuestion.extend({ answered: z.int(), right: z.int() })),
})
export type QuizResult = z.infer<typeof quizResult>

export const appealMin = 20
export const appealText = severalLines({
  min: appealMin,
  max: market.quality.appealMax,
  error: 'Please write at least 20 characters.',
})
