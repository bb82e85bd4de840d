import type { UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { Tx } from '../../platform/db/database.ts'
import { loadsOf, openPlaces } from '../queries/scarcity.ts'
import { freeCapacity, openInReach, type Reaching } from '../rules/open-in-reach.ts'
import { type Scarcity, scarcityOf } from '../rules/scarcity.ts'

export interface Neighbourhood {
  readonly places: readonly Point[]
  /** Read only where several orders are open: on a quiet day a wave asks nothing more. */
  readonly washers: () => Promise<readonly (Reaching & { readonly userId: UserId })[]>
  readonly radiusM: number
  readonly before: Scarcity
  readonly now: Date
}

/** Whether Washers are short around some orders. One order alone, or nobody in reach: there is nothing to decide together. */
export async function measureScarcity(
  tx: Tx,
  { places, washers: read, radiusM, before, now }: Neighbourhood,
): Promise<Scarcity> {
  const open = await openPlaces(tx, places, 2 * radiusM)
  if (open.length < 2) return 'calm'
  const washers = await read()
  if (washers.length === 0) return 'calm'
  const loads = await loadsOf(
    tx,
    washers.map(({ userId }) => userId),
    now,
  )
  const openOrders = Math.max(places.length, openInReach(open, washers, radiusM))
  if (openOrders < 2) return 'calm'
  return scarcityOf({ openOrders, freeCapacity: freeCapacity(loads) }, before)
}
