import { z } from 'zod'
import { id } from '../ids.ts'
import { market } from '../market.ts'
import { quizSymbols, quizTopics } from './quiz-topics.ts'
import { reviewers, stepStates, verificationSteps } from './steps.ts'

const timestamp = z.iso.datetime()
export const verificationStep = z.enum(verificationSteps)

/** A picture that proves something. Its address lapses within minutes, so it is read again before it is shown again. */
export const evidence = z.object({
  id,
  url: z.string(),
  uploaded_at: timestamp,
  /** Null while it can still be taken away. */
  submitted_at: timestamp.nullable(),
})
export type Evidence = z.infer<typeof evidence>

export const quizScore = z.object({ right: z.int(), of: z.int() })

export const stepShown = z.object({
  id,
  step: verificationStep,
  state: z.enum(stepStates),
  /** How it is proven: with pictures, by a vendor's own check, or by the course. */
  by: z.enum(['evidence', 'vendor', 'course']),
  /** Changes with every event; an act sends it back. */
  version: z.int(),
  note: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  reviewer: z.enum(reviewers).nullable(),
  submitted_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
  approved_until: timestamp.nullable(),
  /** Whether it counts at this moment. */
  stands: z.boolean(),
  may_submit: z.boolean(),
  evidence: z.array(evidence),
  score: quizScore.nullable(),
})
export type StepShown = z.infer<typeof stepShown>

const appeal = z.object({
  text: z.string(),
  at: timestamp,
  /** Null until an operator has decided. */
  answer: z.object({ reason: z.string(), at: timestamp }).nullable(),
})

export const suspension = z.object({
  id,
  reason: z.string(),
  since: timestamp,
  /** Null: until it is lifted. */
  until: timestamp.nullable(),
  appeal: appeal.nullable(),
})
export type Suspension = z.infer<typeof suspension>

export const verification = z.object({
  /** Requests can come: every step counts and nothing is suspended. */
  verified: z.boolean(),
  steps: z.array(stepShown),
  suspension: suspension.nullable(),
})
export type Verification = z.infer<typeof verification>

export const quizQuestion = z.object({
  id: z.string(),
  topic: z.enum(quizTopics),
  text: z.string(),
  /** A care symbol that is shown with it. */
  symbol: z.enum(quizSymbols).nullable(),
  options: z.array(z.string()),
})
export type QuizQuestion = z.infer<typeof quizQuestion>

export const quizAttempt = z.object({ id, questions: z.array(quizQuestion) })
export type QuizAttempt = z.infer<typeof quizAttempt>

export const training = z.object({
  approved_until: timestamp.nullable(),
  /** The attempt that is begun and not handed in. */
  attempt: quizAttempt.nullable(),
  last: quizScore.extend({ passed: z.boolean(), at: timestamp }).nullable(),
  /** After a failed attempt the next may begin at this time. */
  next_at: timestamp.nullable(),
})
export type Training = z.infer<typeof training>

export const quizResult = quizScore.extend({
  passed: z.boolean(),
  next_at: timestamp.nullable(),
  /** Every question with what was answered and what is right, by the place among its options. */
  review: z.array(quizQuestion.extend({ answered: z.int(), right: z.int() })),
})
export type QuizResult = z.infer<typeof quizResult>

export const appealText = z
  .string()
  .trim()
  .min(20, 'Please write at least 20 characters.')
  .max(market.quality.appealMax, 'Please keep it shorter.')
