import type { OfferChange, WhyNot } from '@washline/contract/dispatch/explanations'
import { market } from '@washline/contract/market'

/** Why a Washer around an order could not be asked at all; undefined if nothing that is known prevented it. */
export function explainNotRanked({
  isBlocked,
  inHand,
  distanceM,
  radiusKm,
}: {
  readonly isBlocked: boolean
  readonly inHand: number
  readonly distanceM: number
  readonly radiusKm: number
}): { whyNot: WhyNot; distanceM: number | null; changes: OfferChange[] } | undefined {
  // Neither where nor how far: the two are kept apart.
  if (isBlocked) return { whyNot: 'blocked', distanceM: null, changes: [] }
  const isFull = inHand >= market.dispatch.capacity
  const isOutside = distanceM > radiusKm * 1_000
  const whyNot = isFull ? 'at_capacity' : isOutside ? 'own_radius' : undefined
  if (!whyNot) return undefined
  const change: OfferChange = isFull
    ? { kind: 'in_hand', by: inHand - market.dispatch.capacity + 1 }
    : { kind: 'own_radius', by: Math.ceil(distanceM / 1_000) }
  // Where both prevent it, no single change is enough.
  return { whyNot, distanceM: Math.round(distanceM), changes: isFull && isOutside ? [] : [change] }
}
