import type { Tx } from '../../platform/db/database.ts'
import { broadcastOffered } from '../channels.ts'
import type { RunWaveDeps } from '../deps.ts'
import { withExtras } from '../queries/washer-routes.ts'
import { type OrderToOffer, offeredTo } from '../queries.ts'
import { share } from '../rules/rank-candidate.ts'
import { reasonLine } from '../rules/reason-line.ts'
import { insertOffers, type NewOffer } from '../store.ts'
import type { Ranked } from './rank-candidates.ts'

type Grounded = Ranked & Pick<NewOffer, 'ground' | 'matchParts'>

const withReason = ({ input, ...offer }: Grounded): NewOffer => ({
  ...offer,
  reason: reasonLine({
    ground: offer.ground,
    distanceM: input.distanceM,
    ratingTenthsAverage: share(input.ratingTenthsSum, input.ratingCount),
    onTimeRate: share(input.ordersOnTime, input.ordersDone),
  }),
})

export async function makeOffers(
  tx: Tx,
  deps: RunWaveDeps,
  { order, offers, now, expiresAt }: { order: OrderToOffer; offers: readonly Grounded[]; now: Date; expiresAt: Date },
): Promise<void> {
  const { orderId } = order
  const ids = await insertOffers(tx, { orderId, offers: offers.map(withReason), at: now, expiresAt })
  const made = offers.map((offer) => {
    const offerId = ids.get(offer.washerId)
    if (offerId === undefined) throw new Error(`no offer was made to ${offer.washerId}`)
    return { ...offeredTo(order, offer.washerId), ...offer, offerId, madeAt: now, expiresAt }
  })
  for (const offer of await withExtras(tx, made, now)) await broadcastOffered(deps, tx, offer)
  for (const { washerId } of offers)
    await deps.events.publish(tx, 'offer.made', { orderId, washerId, at: now, expiresAt })
}
