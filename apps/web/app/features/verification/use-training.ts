import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { QuizAttemptId } from '@washline/contract/ids'
import { answerQuiz, beginQuiz, getTraining } from '@washline/contract/verification/endpoints'
import type { QuizAttempt } from '@washline/contract/verification/schemas'
import { washerKey } from '../../domain/washer/washer-key.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { queryClient } from '../../platform/query.ts'

const trainingQuery = queryOptions({
  queryKey: [...washerKey, 'training'],
  queryFn: async () => (await callApi(getTraining)).data,
})

/** The Washer's state in the quiz. */
export const useTraining = () => useQuery(trainingQuery)

const keepAttempt = (attempt: QuizAttempt) =>
  queryClient.setQueryData(trainingQuery.queryKey, (training) => training && { ...training, attempt })

export const useBeginQuiz = () =>
  useMutation({ mutationFn: async () => (await callApi(beginQuiz)).data, onSuccess: keepAttempt })

/** Submits the answers; what depends on the result is read again when the result is closed. */
export function useAnswerQuiz(attemptId: QuizAttemptId) {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: async (answers: Readonly<Record<string, number>>) =>
      (
        await submitOnce({ attemptId, answers }, (idempotencyKey) =>
          callApi(answerQuiz, { params: { id: attemptId }, body: { answers }, idempotencyKey }),
        )
      ).data,
  })
}

export const readTrainingAgain = () => queryClient.invalidateQueries({ queryKey: washerKey })
