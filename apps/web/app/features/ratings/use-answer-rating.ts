import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RatingId } from '@washline/contract/ids'
import { answerRating } from '@washline/contract/ratings/endpoints'
import { ratingsKey } from '../../domain/rating/order-rating-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Sends the Washer's one answer to a rating; every rating that is shown is read again. */
export function useAnswerRating(ratingId: RatingId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (answer: string) =>
      submitOnce(answer, (idempotencyKey) =>
        callApi(answerRating, { params: { id: ratingId }, body: { answer }, idempotencyKey }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ratingsKey }),
  })
}
