import type { RatingId, UserId } from '@washline/contract/ids'
import { ratingMessages } from '@washline/contract/ratings/messages'
import { ratingRefusals } from '@washline/contract/ratings/refusals'
import type { RatingPart, RatingReportReason } from '@washline/contract/ratings/report-endpoints'
import { forbidden, notFound, refuse } from '../../platform/http/refusal.ts'
import type { RateOrderDeps } from '../deps.ts'
import { insertReport, lockRating } from '../store.ts'

/** Reports a rating or its answer to the operators. Both are public, so anybody but the author may report them. */
export const reportRating = (
  deps: Pick<RateOrderDeps, 'db' | 'clock'>,
  input: { ratingId: RatingId; about: RatingPart; reason: RatingReportReason; reporterId: UserId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const rating = await lockRating(tx, input.ratingId)
    if (!rating) throw notFound()
    const isAnswer = input.about === 'answer'
    if (isAnswer && rating.answer === null) throw notFound()
    if (input.reporterId === (isAnswer ? rating.washerId : rating.customerId))
      throw forbidden(ratingMessages.reportersReason)
    if (rating.hiddenAt || (isAnswer && rating.answerHiddenAt))
      throw refuse(ratingRefusals.ratingHidden, { message: ratingMessages.nothingToReport })
    await insertReport(tx, { ...input, at: deps.clock.now() })
  })
