import type { Tx } from '../../platform/db/database.ts'
import { broadcastOffered } from '../channels.ts'
import type { RunWaveDeps } from '../deps.ts'
import { extrasOf } from '../queries/washer-routes.ts'
import { type OrderToOffer, offeredTo } from '../queries.ts'
import { share } from '../rules/rank-candidate.ts'
import { reasonLine } from '../rules/reason-line.ts'
import { refusalInputsOf } from '../rules/refusal-inputs.ts'
import { insertOffers, type NewOffer } from '../store.ts'
import type { Ranked } from './rank-candidates.ts'

type Grounded = Ranked & Pick<NewOffer, 'ground' | 'matchParts'>

const newOffer = ({ input, pair, ...offer }: Grounded): NewOffer => ({
  ...offer,
  refusalInputs: refusalInputsOf(pair),
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
  const washerIds = offers.map(({ washerId }) => washerId)
  const [ids, extraOf] = await Promise.all([
    insertOffers(tx, { orderId, offers: offers.map(newOffer), at: now, expiresAt }),
    extrasOf(tx, washerIds, now),
  ])
  const announce = async (offer: Grounded) => {
    const { washerId } = offer
    const offerId = ids.get(washerId)
    if (offerId === undefined) throw new Error(`no offer was made to ${washerId}`)
    const made = { ...offeredTo(order, washerId), ...offer, offerId, madeAt: now, expiresAt }
    await broadcastOffered(deps, tx, { ...made, ...extraOf(made) })
    await deps.events.publish(tx, 'offer.made', { orderId, washerId, at: now, expiresAt })
  }
  await Promise.all(offers.map(announce))
}
