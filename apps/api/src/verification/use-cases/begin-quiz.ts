import type { QuizAttemptId, UserId } from '@washline/contract/ids'
import { verificationRefusals } from '@washline/contract/verification/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import type { VerificationDeps } from '../deps.ts'
import { countAttempts, lastAttempts } from '../queries.ts'
import { drawQuestions } from '../rules/draw-quiz.ts'
import { nextAttemptAt } from '../rules/grade-quiz.ts'
import { insertAttempt } from '../store.ts'
import { lockStepsOf } from './change-step.ts'

/** Begins an attempt, or returns the open one; refuses with 409 during the pause after a failed one. */
export const beginQuiz = (
  deps: VerificationDeps,
  washerId: UserId,
): Promise<{ id: QuizAttemptId; questionIds: readonly string[] }> =>
  deps.db.transaction(async (tx) => {
    await lockStepsOf(tx, washerId)
    const at = deps.clock.now()
    const [last] = await lastAttempts(tx, washerId)
    if (last && !last.handedInAt) return last
    const nextAt = nextAttemptAt(last?.handedInAt ? { passed: last.passed ?? false, at: last.handedInAt } : undefined)
    if (nextAt && nextAt > at) throw refuse(verificationRefusals.quizPause, { body: { next_at: nextAt.toISOString() } })
    const number = (await countAttempts(tx, washerId)) + 1
    const questionIds = drawQuestions({ washerId, number, before: last?.questionIds ?? [] })
    const { id } = await insertAttempt(tx, { washerId, questionIds, at })
    return { id, questionIds }
  })
