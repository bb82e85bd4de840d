import type { UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { Tx } from '../../platform/db/database.ts'
import { areSeveralOpen, loadsOf, openPlaces } from '../queries/scarcity.ts'
import type { Reaching } from '../rules/open-in-reach.ts'
import type { Scarcity } from '../rules/scarcity.ts'
import { scarcityAround } from '../rules/scarcity-around.ts'

export interface Neighbourhood {
  readonly places: readonly Point[]
  readonly washers: readonly (Reaching & { readonly userId: UserId })[]
  /** How far around the places all Washers are in the list: where there are many, only the nearest are. */
  readonly completeM: number
  readonly radiusM: number
  readonly before: Scarcity
  readonly now: Date
}

/** Whether Washers are short around the orders of a neighbourhood. */
export async function measureScarcity(
  tx: Tx,
  { places, washers, completeM, radiusM, before, now }: Neighbourhood,
): Promise<Scarcity> {
  if (washers.length === 0 || !(await areSeveralOpen(tx, places, 2 * radiusM))) return 'calm'
  const [loads, open] = await Promise.all([
    loadsOf(
      tx,
      washers.map(({ userId }) => userId),
      now,
    ),
    openPlaces(tx, places, Math.min(completeM, 2 * radiusM)),
  ])
  return scarcityAround({ places, open, washers, completeM, loads, radiusM }, before)
}
