import { dispatchRefusals } from '@washline/contract/dispatch/refusals'
import type { OfferId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { acceptRescue, assignWasher } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { areBlocked } from '../../relationships/index.ts'
import { mayTakeOrders } from '../../washers/index.ts'
import { broadcastEnded } from '../channels.ts'
import type { AcceptOfferDeps } from '../deps.ts'
import { orderToOffer } from '../queries.ts'
import { acceptOffer as acceptOfferRow, endSearch, findOffer, ordersInHandLocked } from '../store.ts'

/**
 * Assigns the order to the Washer. Of any number of concurrent calls one succeeds and the others get 409: the row of
 * the order decides. Its other offers end in the same transaction.
 */
export async function acceptOffer(
  deps: AcceptOfferDeps,
  input: { offerId: OfferId; washerId: UserId },
): Promise<{ orderId: OrderId; status: 'accepted' }> {
  return deps.db.transaction(async (tx) => {
    // Locked first, so that a second tap sees the result of the first one.
    const inHand = await ordersInHandLocked(tx, input.washerId)
    const offer = await findOffer(tx, input.offerId)
    if (offer?.washerId !== input.washerId) throw notFound()
    const { orderId } = offer
    if (offer.state === 'accepted') return { orderId, status: 'accepted' }
    const now = deps.clock.now()
    if (offer.state !== 'open' || offer.expiresAt <= now) throw refuse(dispatchRefusals.offerEnded)
    if (inHand >= market.dispatch.capacity) throw refuse(dispatchRefusals.atCapacity, { values: { count: inHand } })
    if (!(await mayTakeOrders(tx, input.washerId))) throw refuse(dispatchRefusals.offerEnded)
    const order = await orderToOffer(tx, orderId)
    if (!order || (await areBlocked(tx, order.customerId, input.washerId))) throw refuse(dispatchRefusals.offerEnded)
    await (order.isRescue ? acceptRescue : assignWasher)(tx, deps, { orderId, washerId: input.washerId, at: now })
    await closeOffers(tx, deps, { orderId, washerId: input.washerId, at: now })
    return { orderId, status: 'accepted' }
  })
}

async function closeOffers(
  tx: Tx,
  deps: Pick<AcceptOfferDeps, 'broadcast'>,
  { orderId, washerId, at }: { orderId: OrderId; washerId: UserId; at: Date },
): Promise<void> {
  const closed = await acceptOfferRow(tx, { orderId, washerId }, at)
  if (!closed.some((offer) => offer.state === 'accepted')) throw refuse(dispatchRefusals.offerEnded)
  await endSearch(tx, orderId, at)
  // The accepting Washer too: they may be signed in on more than one device.
  await broadcastEnded(deps.broadcast, tx, orderId, closed)
}
