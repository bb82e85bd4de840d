import { useMutation } from '@tanstack/react-query'
import type { RatingId } from '@washline/contract/ids'
import { type RatingPart, type RatingReportReason, reportRating } from '@washline/contract/ratings/report-endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Reports a rating or its answer to the operators. */
export function useReportRating(ratingId: RatingId, about: RatingPart) {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (reason: RatingReportReason) =>
      submitOnce({ ratingId, about, reason }, (idempotencyKey) =>
        callApi(reportRating, { params: { id: ratingId }, body: { about, reason }, idempotencyKey }),
      ),
  })
}
