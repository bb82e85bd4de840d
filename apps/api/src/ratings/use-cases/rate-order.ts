import { messages } from '@washline/contract/messages'
import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import type { RatingRow } from '../rules/show-rating.ts'
import { insertRating, lockOrderToRate } from '../store.ts'

export interface RateOrderDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
}

/** Rates a completed order of the customer's, once. */
export const rateOrder = (
  deps: RateOrderDeps,
  input: { orderId: number; customerId: number; tenths: number; comment: string },
): Promise<RatingRow> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrderToRate(tx, input.orderId, input.customerId)
    if (!order) throw notFound()
    if (order.status !== 'completed' || order.washerId === null)
      throw conflict('wrong_status', messages.ratings.notCompleted)
    const at = deps.clock.now()
    const { washerId } = order
    const rating = await insertRating(tx, { ...input, washerId, at })
    if (!rating) throw conflict('already_rated', messages.ratings.alreadyRated)
    const { orderId, customerId, tenths } = input
    await deps.facts.tell(tx, 'order.rated', { orderId, washerId, customerId, tenths, at })
    return rating
  })
