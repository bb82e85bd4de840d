import { market } from '@washline/contract/market'
import type { ShuffledQuestion } from './draw-quiz.ts'

export type QuizAnswers = Readonly<Record<string, number>>

/** Ids of the questions whose answer is missing or not an option. */
export const unanswered = (questions: readonly ShuffledQuestion[], answers: QuizAnswers): string[] =>
  questions.filter(({ id, options }) => options[answers[id] ?? -1] === undefined).map(({ id }) => id)

export function gradeQuiz(
  questions: readonly ShuffledQuestion[],
  answers: QuizAnswers,
): { right: number; of: number; passed: boolean } {
  const right = questions.filter((question) => answers[question.id] === question.right).length
  const of = questions.length
  return { right, of, passed: of > 0 && right * 100 >= of * market.verification.quiz.passPercent }
}

/** When the next attempt may begin after a failed one. */
export const nextAttemptAt = (last: { readonly passed: boolean; readonly at: Date } | undefined): Date | null =>
  last && !last.passed ? new Date(last.at.getTime() + market.verification.quiz.pauseMs) : null
