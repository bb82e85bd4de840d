import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { freeCapacity, openInReach, type Reaching, type WasherLoad } from './open-in-reach.ts'
import { type Scarcity, scarcityOf } from './scarcity.ts'

export interface Around {
  /** The orders in question. */
  readonly places: readonly Point[]
  /** All orders that are searched for around them. */
  readonly open: readonly Point[]
  readonly washers: readonly Reaching[]
  /** How far around the places all Washers are among these: where there are many, only the nearest are. */
  readonly completeM: number
  readonly loads: readonly Pick<WasherLoad, 'inHand'>[]
  readonly radiusM: number
}

/** Whether Washers are short around some orders. One order alone, or nobody in reach: there is nothing to decide together. */
export function scarcityAround(
  { places, open, washers, completeM, loads, radiusM }: Around,
  before: Scarcity,
): Scarcity {
  if (washers.length === 0) return 'calm'
  // No farther than the Washers are counted: the others beyond would take those orders.
  const near = open.filter((one) => places.some((place) => distanceMeters(place, one) <= completeM))
  const openOrders = Math.max(places.length, openInReach(near, washers, radiusM))
  return openOrders < 2 ? 'calm' : scarcityOf({ openOrders, freeCapacity: freeCapacity(loads) }, before)
}
