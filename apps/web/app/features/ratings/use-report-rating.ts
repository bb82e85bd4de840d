import { useMutation } from '@tanstack/react-query'
import { type RatingPart, type RatingReportReason, reportRating } from '@washline/contract/ratings/report-endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Brings a rating or its answer before the operators. */
export function useReportRating(ratingId: number, about: RatingPart) {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (reason: RatingReportReason) =>
      submitOnce({ ratingId, about, reason }, (idempotencyKey) =>
        callApi(reportRating, { params: { id: ratingId }, body: { about, reason }, idempotencyKey }),
      ),
  })
}
