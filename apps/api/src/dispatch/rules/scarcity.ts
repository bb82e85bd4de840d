import { market } from '@washline/contract/market'

export type Scarcity = 'calm' | 'scarce'

const { scarceFrom, calmBelow } = market.dispatch.matching.scarcity

/** So many open orders in reach are too many for these Washers, even if none of them has an order in hand. */
export const scarceInAnyCase = (washers: number): number =>
  Math.max(2, Math.ceil(scarceFrom * market.dispatch.capacity * washers))

/**
 * Whether Washers are short around an order: the open orders in reach of the same Washers, over what these Washers may still
 * take. Between the two limits it stays what it was, so that one order more or less does not switch back and forth.
 */
export function scarcityOf(
  { openOrders, freeCapacity }: { readonly openOrders: number; readonly freeCapacity: number },
  before: Scarcity,
): Scarcity {
  if (openOrders === 0) return 'calm'
  const share = openOrders / freeCapacity
  if (share >= scarceFrom) return 'scarce'
  return share < calmBelow ? 'calm' : before
}
