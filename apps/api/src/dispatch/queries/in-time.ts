import type { UserId } from '@washline/contract/ids'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import { canKeepPromise } from '@washline/contract/orders/promise'
import type { Queryable } from '../../platform/db/queryable.ts'
import { type Candidate, placesOfWashers } from '../../washers/index.ts'

export type WayOf = (door: Point, washer: Pick<Candidate, 'userId' | 'distanceM'>) => number

/** How far each Washer is from a door, in metres: from where they work, or from where they are now, if that is known and farther. */
export async function waysOf(q: Queryable, washerIds: readonly UserId[], now: Date): Promise<WayOf> {
  const since = new Date(now.getTime() - market.pace.whereaboutsMs)
  const lives = new Map((await placesOfWashers(q, washerIds, since)).map(({ userId, live }) => [userId, live]))
  return (door, { userId, distanceM }) => {
    const position = lives.get(userId)
    return Math.max(distanceM, position ? distanceMeters(position, door) : 0)
  }
}

/** Whether a Washer's drive to a door leaves time for a wash. */
export const isInTime = (wayM: number): boolean => canKeepPromise(tripSeconds(wayM))
