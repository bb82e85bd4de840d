import type { QuizAttemptId, UserId } from '@washline/contract/ids'
import { verificationMessages } from '@washline/contract/verification/messages'
import { verificationRefusals } from '@washline/contract/verification/refusals'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import type { VerificationDeps } from '../deps.ts'
import { questionsOf, type ShuffledQuestion } from '../rules/draw-quiz.ts'
import { gradeQuiz, nextAttemptAt, type QuizAnswers, unanswered } from '../rules/grade-quiz.ts'
import { lockAttempt, saveAttempt, saveScore } from '../store.ts'
import { changeStep, lockStepsOf } from './change-step.ts'

export interface HandedIn {
  readonly right: number
  readonly of: number
  readonly passed: boolean
  readonly nextAt: Date | null
  readonly questions: readonly ShuffledQuestion[]
}

/** Grades an attempt once; a passed attempt approves the training step. */
export const handInQuiz = (
  deps: VerificationDeps,
  { washerId, attemptId, answers }: { washerId: UserId; attemptId: QuizAttemptId; answers: QuizAnswers },
): Promise<HandedIn> =>
  deps.db.transaction(async (tx) => {
    const steps = await lockStepsOf(tx, washerId)
    const attempt = await lockAttempt(tx, attemptId, washerId)
    if (!attempt) throw notFound()
    if (attempt.handedInAt) throw refuse(verificationRefusals.handedIn)
    const questions = questionsOf(attempt.id, attempt.questionIds)
    if (unanswered(questions, answers).length > 0) throw invalid({ answers: [verificationMessages.quizUnanswered] })
    const at = deps.clock.now()
    const grade = gradeQuiz(questions, answers)
    const given = Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? -1]))
    await saveAttempt(tx, attempt.id, { ...grade, answers: given, at })
    const training = steps.find(({ step }) => step === 'training')
    if (grade.passed && training) {
      await saveScore(tx, training.id, grade)
      await changeStep(tx, deps, training, { event: 'pass', reviewer: 'course', by: null, at })
    }
    return { ...grade, nextAt: nextAttemptAt({ passed: grade.passed, at }), questions }
  })
