import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { freeCapacity, openInReach, type Reaching, type WasherLoad } from './open-in-reach.ts'
import { type Scarcity, scarceInAnyCase, scarcityOf } from './scarcity.ts'

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

type Counted = Omit<Around, 'loads'>

/** How many orders are open in reach of the Washers, no farther than these are counted: the others beyond would take those orders. */
function openOrdersAround({ places, open, washers, completeM, radiusM }: Counted): number {
  const near = open.filter((one) => places.some((place) => distanceMeters(place, one) <= completeM))
  return Math.max(places.length, openInReach(near, washers, radiusM))
}

/** Whether these open orders alone show that Washers are short: more of them would change nothing. */
export const isSurelyScarce = (counted: Counted): boolean =>
  openOrdersAround(counted) >= scarceInAnyCase(counted.washers.length)

/** Whether Washers are short around some orders. One order alone, or nobody in reach: there is nothing to decide together. */
export function scarcityAround({ loads, ...counted }: Around, before: Scarcity): Scarcity {
  if (counted.washers.length === 0) return 'calm'
  const openOrders = openOrdersAround(counted)
  return openOrders < 2 ? 'calm' : scarcityOf({ openOrders, freeCapacity: freeCapacity(loads) }, before)
}
