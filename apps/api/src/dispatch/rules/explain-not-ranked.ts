import type { OfferChange, WhyNot } from '@washline/contract/dispatch/explanations'
import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import { canKeepPromise } from '@washline/contract/orders/promise'

const isInTime = (wayM: number) => canKeepPromise(tripSeconds(wayM))

/** How much shorter a way has to be to leave time for the wash, in whole kilometres. */
function nearerM(wayM: number): number {
  let byM = 0
  while (byM < wayM && !isInTime(wayM - byM)) byM += 1_000
  return byM
}

/** Why a Washer around an order could not be asked at all; undefined if nothing that is known prevented it. */
export function explainNotRanked({
  isBlocked,
  inHand,
  distanceM,
  wayM,
  radiusKm,
}: {
  readonly isBlocked: boolean
  readonly inHand: number
  readonly distanceM: number
  /** From where they work or were last seen, whichever is farther. */
  readonly wayM: number
  readonly radiusKm: number
}): { whyNot: WhyNot; distanceM: number | null; changes: OfferChange[] } | undefined {
  // Neither where nor how far: the two are kept apart.
  if (isBlocked) return { whyNot: 'blocked', distanceM: null, changes: [] }
  const isFull = inHand >= market.dispatch.capacity
  const isOutside = distanceM > radiusKm * 1_000
  const reasons: { whyNot: WhyNot; change: OfferChange }[] = []
  if (isFull)
    reasons.push({ whyNot: 'at_capacity', change: { kind: 'in_hand', by: inHand - market.dispatch.capacity + 1 } })
  if (isOutside)
    reasons.push({ whyNot: 'own_radius', change: { kind: 'own_radius', by: Math.ceil(distanceM / 1_000) } })
  if (!isInTime(wayM)) reasons.push({ whyNot: 'not_in_time', change: { kind: 'nearer', by: nearerM(wayM) } })
  const [first] = reasons
  // Where more than one prevents it, no single change is enough.
  const changes = reasons.length === 1 ? reasons.map(({ change }) => change) : []
  return first && { whyNot: first.whyNot, distanceM: Math.round(distanceM), changes }
}
