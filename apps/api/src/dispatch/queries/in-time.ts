import type { UserId } from '@washline/contract/ids'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import { canKeepPromise } from '@washline/contract/orders/promise'
import type { Queryable } from '../../platform/db/database.ts'
import { type Candidate, livePositionsOf } from '../../washers/index.ts'

/** The way of each candidate in metres: from where they work, or from where they are now, if that is known and farther. */
export async function farthestWays(
  q: Queryable,
  door: Point,
  candidates: readonly Pick<Candidate, 'userId' | 'distanceM'>[],
  now: Date,
): Promise<Map<UserId, number>> {
  const since = new Date(now.getTime() - market.pace.whereaboutsMs)
  const ids = candidates.map(({ userId }) => userId)
  const live = new Map((await livePositionsOf(q, ids, since)).map(({ userId, ...position }) => [userId, position]))
  return new Map(
    candidates.map(({ userId, distanceM }) => {
      const position = live.get(userId)
      return [userId, Math.max(distanceM, position ? distanceMeters(position, door) : 0)]
    }),
  )
}

/** The candidates whose drive leaves time for a wash. */
export async function candidatesInTime(
  q: Queryable,
  door: Point,
  candidates: readonly Candidate[],
  now: Date,
): Promise<Candidate[]> {
  const ways = await farthestWays(q, door, candidates, now)
  return candidates.filter(({ userId }) => canKeepPromise(tripSeconds(ways.get(userId) ?? 0)))
}
