import { createHash } from 'node:crypto'
import type { QuizAttemptId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type QuizEntry, quizTexts } from '@washline/contract/verification/quiz'
import { type QuizTopic, quizTopics } from '@washline/contract/verification/quiz-topics'
import type { QuizQuestion } from '@washline/contract/verification/schemas'

const byHash = <T>(seed: string, items: readonly T[], nameOf: (item: T) => string): T[] => {
  const rank = (item: T) =>
    createHash('sha256')
      .update(`${seed}:${nameOf(item)}`)
      .digest('hex')
  return [...items].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

const entriesOf = (topic: QuizTopic): readonly QuizEntry[] => quizTexts[topic]

/** The questions of one attempt: a few per topic, none from the previous attempt. */
export const drawQuestions = (draw: {
  readonly washerId: UserId
  /** Number of this attempt, from 1. */
  readonly number: number
  readonly before: readonly string[]
}): string[] =>
  quizTopics.flatMap((topic) =>
    byHash(
      `${draw.washerId}:${draw.number}`,
      entriesOf(topic).filter(({ id }) => !draw.before.includes(id)),
      ({ id }) => id,
    )
      .slice(0, market.verification.quiz.perTopic)
      .map(({ id }) => id),
  )

export interface ShuffledQuestion extends QuizQuestion {
  /** Index of the right option; sent only after the attempt was handed in. */
  readonly right: number
}

/** The questions of an attempt, with options in an order that depends on the attempt only. */
export const questionsOf = (attemptId: QuizAttemptId, ids: readonly string[]): ShuffledQuestion[] =>
  ids.flatMap((id) => {
    const topic = quizTopics.find((one) => entriesOf(one).some((entry) => entry.id === id))
    const entry = topic && entriesOf(topic).find((one) => one.id === id)
    if (!topic || !entry) return []
    const options = byHash(`${attemptId}:${id}`, [entry.right, ...entry.wrong], (option) => option)
    const { text, symbol = null, right } = entry
    return [{ id, topic, text, symbol, options, right: options.indexOf(right) }]
  })
