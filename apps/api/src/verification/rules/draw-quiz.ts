import { createHash } from 'node:crypto'
import { market } from '@washline/contract/market'
import { type QuizEntry, quizTexts } from '@washline/contract/verification/quiz'
import { type QuizTopic, quizTopics } from '@washline/contract/verification/quiz-topics'
import type { QuizQuestion } from '@washline/contract/verification/schemas'

const byHash = <T>(seed: string, things: readonly T[], nameOf: (thing: T) => string): T[] => {
  const rank = (thing: T) =>
    createHash('sha256')
      .update(`${seed}:${nameOf(thing)}`)
      .digest('hex')
  return [...things].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

const entriesOf = (topic: QuizTopic): readonly QuizEntry[] => quizTexts[topic]

/** The questions of one attempt: a few of each topic, none of them from the attempt before. */
export const drawQuestions = (draw: {
  readonly washerId: number
  /** Which attempt it is. */
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
  /** The place of the right option; never sent before the answers are in. */
  readonly right: number
}

/** Questions as an attempt shows them: the options in an order of its own, the same every time. */
export const questionsOf = (attemptId: number, ids: readonly string[]): ShuffledQuestion[] =>
  ids.flatMap((id) => {
    const topic = quizTopics.find((one) => entriesOf(one).some((entry) => entry.id === id))
    const entry = topic && entriesOf(topic).find((one) => one.id === id)
    if (!topic || !entry) return []
    const options = byHash(`${attemptId}:${id}`, [entry.right, ...entry.wrong], (option) => option)
    const { text, symbol = null, right } = entry
    return [{ id, topic, text, symbol, options, right: options.indexOf(right) }]
  })
