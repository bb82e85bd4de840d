import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerRating } from '@washline/contract/ratings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** The Washer answers a rating, once; wherever it is shown, it is read again. */
export function useAnswerRating(ratingId: number) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (answer: string) =>
      submitOnce(answer, (idempotencyKey) =>
        callApi(answerRating, { params: { id: ratingId }, body: { answer }, idempotencyKey }),
      ),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['ratings'] }),
        queries.invalidateQueries({ queryKey: ['order-rating'] }),
      ]),
  })
}
