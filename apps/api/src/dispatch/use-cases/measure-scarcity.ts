import type { UserId } from '@washline/contract/ids'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import type { Tx } from '../../platform/db/database.ts'
import { areSeveralOpen, loadsOf, openPlaces } from '../queries/scarcity.ts'
import { freeCapacity, openInReach, type Reaching } from '../rules/open-in-reach.ts'
import { type Scarcity, scarcityOf } from '../rules/scarcity.ts'

export interface Neighbourhood {
  readonly places: readonly Point[]
  /** Read only where several orders are open: on a quiet day a wave asks nothing more. */
  readonly washers: () => Promise<{
    readonly list: readonly (Reaching & { readonly userId: UserId })[]
    /** How far around the places all Washers are in the list: where there are many, only the nearest are. */
    readonly completeM: number
  }>
  readonly radiusM: number
  readonly before: Scarcity
  readonly now: Date
}

/** Whether Washers are short around some orders. One order alone, or nobody in reach: there is nothing to decide together. */
export async function measureScarcity(
  tx: Tx,
  { places, washers: read, radiusM, before, now }: Neighbourhood,
): Promise<Scarcity> {
  if (!(await areSeveralOpen(tx, places, 2 * radiusM))) return 'calm'
  const { list: washers, completeM } = await read()
  if (washers.length === 0) return 'calm'
  const loads = await loadsOf(
    tx,
    washers.map(({ userId }) => userId),
    now,
  )
  // No farther than the Washers are counted: the others beyond would take those orders.
  const open = await openPlaces(tx, places, Math.min(completeM, 2 * radiusM))
  const near = open.filter((one) => places.some((place) => distanceMeters(place, one) <= completeM))
  const openOrders = Math.max(places.length, openInReach(near, washers, radiusM))
  if (openOrders < 2) return 'calm'
  return scarcityOf({ openOrders, freeCapacity: freeCapacity(loads) }, before)
}
