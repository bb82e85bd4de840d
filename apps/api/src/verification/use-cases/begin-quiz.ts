import { verificationMessages } from '@washline/contract/verification/messages'
import { conflict } from '../../platform/http/refusal.ts'
import { countAttempts, lastAttempts } from '../queries.ts'
import { drawQuestions } from '../rules/draw-quiz.ts'
import { nextAttemptAt } from '../rules/grade-quiz.ts'
import { insertAttempt } from '../store.ts'
import { lockStepsOf, type VerificationDeps } from './change-step.ts'

/** Begins an attempt with questions that the last one did not have, or gives the one that is begun. */
export const beginQuiz = (
  deps: VerificationDeps,
  washerId: number,
): Promise<{ id: number; questionIds: readonly string[] }> =>
  deps.db.transaction(async (tx) => {
    await lockStepsOf(tx, washerId)
    const at = deps.clock.now()
    const [last] = await lastAttempts(tx, washerId)
    if (last && !last.handedInAt) return last
    const nextAt = nextAttemptAt(last?.handedInAt ? { passed: last.passed ?? false, at: last.handedInAt } : undefined)
    if (nextAt && nextAt > at)
      throw conflict('pause', verificationMessages.quizPause, { next_at: nextAt.toISOString() })
    const number = (await countAttempts(tx, washerId)) + 1
    const questionIds = drawQuestions({ washerId, number, before: last?.questionIds ?? [] })
    const { id } = await insertAttempt(tx, { washerId, questionIds, at })
    return { id, questionIds }
  })
