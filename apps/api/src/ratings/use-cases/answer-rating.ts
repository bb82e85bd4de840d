import type { RatingId, UserId } from '@washline/contract/ids'
import { ratingRefusals } from '@washline/contract/ratings/refusals'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { RateOrderDeps } from '../deps.ts'
import type { RatingRow } from '../rules/show-rating.ts'
import { lockRating, saveAnswer } from '../store.ts'

/** Stores the Washer's only answer to a rating. Reported ratings may be answered, hidden ones may not. */
export const answerRating = (
  deps: RateOrderDeps,
  input: { ratingId: RatingId; washerId: UserId; text: string },
): Promise<RatingRow> =>
  deps.db.transaction(async (tx) => {
    const { ratingId, washerId, text } = input
    const rating = await lockRating(tx, ratingId)
    if (rating?.washerId !== washerId) throw notFound()
    if (rating.hiddenAt) throw refuse(ratingRefusals.ratingHidden)
    if (rating.answer !== null) throw refuse(ratingRefusals.alreadyAnswered)
    const at = deps.clock.now()
    await saveAnswer(tx, { ratingId, text, at })
    const { orderId, customerId } = rating
    await deps.events.publish(tx, 'rating.answered', { orderId, washerId, customerId, at })
    return { ...rating, answer: text, answeredAt: at }
  })
