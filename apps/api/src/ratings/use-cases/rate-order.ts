import type { OrderId, UserId } from '@washline/contract/ids'
import { orderProcess } from '@washline/contract/orders/process'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { ratingMessages } from '@washline/contract/ratings/messages'
import { ratingRefusals } from '@washline/contract/ratings/refusals'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { RateOrderDeps } from '../deps.ts'
import type { RatingRow } from '../rules/show-rating.ts'
import { insertRating, lockOrderToRate } from '../store.ts'

/** Stores the customer's only rating of a completed order. */
export const rateOrder = (
  deps: RateOrderDeps,
  input: { orderId: OrderId; customerId: UserId; tenths: number; comment: string },
): Promise<RatingRow> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrderToRate(tx, input.orderId, input.customerId)
    if (!order) throw notFound()
    if (order.status !== orderProcess.complete.to || order.washerId === null)
      throw refuse(orderRefusals.wrongStatus, { message: ratingMessages.notCompleted })
    const at = deps.clock.now()
    const { washerId } = order
    const rating = await insertRating(tx, { ...input, washerId, at })
    if (!rating) throw refuse(ratingRefusals.alreadyRated)
    const { orderId, customerId, tenths } = input
    await deps.events.publish(tx, 'order.rated', { orderId, washerId, customerId, tenths, at })
    return rating
  })
