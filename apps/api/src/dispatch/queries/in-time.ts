import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import { canKeepPromise } from '@washline/contract/orders/promise'
import type { Queryable } from '../../platform/db/database.ts'
import { type Candidate, livePositionsOf } from '../../washers/index.ts'

/** The candidates whose drive leaves time for a wash: from where they work, and from where they are now, where that is known. */
export async function candidatesInTime(
  q: Queryable,
  door: Point,
  candidates: readonly Candidate[],
  now: Date,
): Promise<Candidate[]> {
  const since = new Date(now.getTime() - market.pace.whereaboutsMs)
  const ids = candidates.map(({ userId }) => userId)
  const live = new Map((await livePositionsOf(q, ids, since)).map(({ userId, ...position }) => [userId, position]))
  return candidates.filter(({ userId, distanceM }) => {
    const position = live.get(userId)
    const farthestM = Math.max(distanceM, position ? distanceMeters(position, door) : 0)
    return canKeepPromise(tripSeconds(farthestM))
  })
}
