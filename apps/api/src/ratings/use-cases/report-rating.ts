import { messages } from '@washline/contract/messages'
import type { RatingPart, RatingReportReason } from '@washline/contract/ratings/report-endpoints'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import { insertReport, lockRating } from '../store.ts'
import type { RateOrderDeps } from './rate-order.ts'

/** Brings a rating or its answer before the operators. Both are public, so that anybody but their author may. */
export const reportRating = (
  deps: Pick<RateOrderDeps, 'db' | 'clock'>,
  input: { ratingId: number; about: RatingPart; reason: RatingReportReason; reporterId: number },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const rating = await lockRating(tx, input.ratingId)
    if (!rating) throw notFound()
    const isAnswer = input.about === 'answer'
    if (isAnswer && rating.answer === null) throw notFound()
    if (input.reporterId === (isAnswer ? rating.washerId : rating.customerId))
      throw forbidden(messages.ratings.ownWords)
    if (rating.hiddenAt || (isAnswer && rating.answerHiddenAt))
      throw conflict('rating_hidden', messages.ratings.nothingToReport)
    await insertReport(tx, { ...input, at: deps.clock.now() })
  })
