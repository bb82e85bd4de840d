import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { type AssignWasherDeps, assignWasher } from '../../orders/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, notFound, Refusal } from '../../platform/http/refusal.ts'
import { areBlocked } from '../../ties/index.ts'
import { mayTakeOrders } from '../../washers/index.ts'
import { orderToOffer } from '../queries.ts'
import { findOffer, ordersInHandLocked } from '../store.ts'

export type AcceptOfferDeps = AssignWasherDeps & { readonly db: Database; readonly clock: Clock }

/**
 * The Washer takes the order. However many take it at once, one has it and every other is told with a 409:
 * the order's row decides, and the reaction to its move closes the offers in the same transaction.
 */
export async function acceptOffer(
  deps: AcceptOfferDeps,
  input: { offerId: number; washerId: number },
): Promise<{ orderId: number; status: 'accepted' }> {
  return deps.db.transaction(async (tx) => {
    // First, so that the second of two taps sees what the first has done.
    const inHand = await ordersInHandLocked(tx, input.washerId)
    const offer = await findOffer(tx, input.offerId)
    if (offer?.washerId !== input.washerId) throw notFound()
    const { orderId } = offer
    if (offer.state === 'accepted') return { orderId, status: 'accepted' }
    const now = deps.clock.now()
    if (offer.state !== 'open' || offer.expiresAt <= now) throw conflict('offer_ended', messages.orders.offerEnded)
    if (inHand >= market.dispatch.capacity)
      throw new Refusal(409, 'at_capacity', messages.orders.atCapacity, { values: { count: inHand } })
    if (!(await mayTakeOrders(tx, input.washerId))) throw conflict('offer_ended', messages.orders.offerEnded)
    const order = await orderToOffer(tx, orderId)
    if (!order || (await areBlocked(tx, order.customerId, input.washerId)))
      throw conflict('offer_ended', messages.orders.offerEnded)
    await assignWasher(tx, deps, { orderId, washerId: input.washerId, at: now })
    return { orderId, status: 'accepted' }
  })
}
