import { messages } from '@washline/contract/messages'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import type { RatingRow } from '../rules/show-rating.ts'
import { lockRating, saveAnswer } from '../store.ts'
import type { RateOrderDeps } from './rate-order.ts'

/** The Washer answers a rating of theirs, once and at any time; also where somebody has reported it. */
export const answerRating = (
  deps: RateOrderDeps,
  input: { ratingId: number; washerId: number; text: string },
): Promise<RatingRow> =>
  deps.db.transaction(async (tx) => {
    const { ratingId, washerId, text } = input
    const rating = await lockRating(tx, ratingId)
    if (rating?.washerId !== washerId) throw notFound()
    if (rating.hiddenAt) throw conflict('rating_hidden', messages.ratings.hidden)
    if (rating.answer !== null) throw conflict('already_answered', messages.ratings.alreadyAnswered)
    const at = deps.clock.now()
    await saveAnswer(tx, { ratingId, text, at })
    const { orderId, customerId } = rating
    await deps.facts.tell(tx, 'rating.answered', { orderId, washerId, customerId, at })
    return { ...rating, answer: text, answeredAt: at }
  })
