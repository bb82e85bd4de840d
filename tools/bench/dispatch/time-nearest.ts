import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { availableWashers } from '../../../apps/api/src/washers/index.ts'
import { clearWashers, fillWashers, placeInCity } from './fill-washers.ts'

export interface NearestTimes {
  readonly washers: number
  readonly cities: number
  readonly medianMs: number
  readonly p99Ms: number
}

const asked = 400
const warmUp = 50
const radiusM = 25_000

/** Asks for the ten nearest eligible Washers of many places, one after the other. */
export async function timeNearest(db: Database, size: { count: number; cities: number }): Promise<NearestTimes> {
  await clearWashers(db)
  await fillWashers(db, size)
  const tookMs: number[] = []
  for (let n = 0; n < asked + warmUp; n += 1) {
    const begunAt = performance.now()
    const found = await availableWashers(db, { ...placeInCity(n), radiusM, limit: 10, excludeUserIds: [] })
    if (found.length !== 10) throw new Error(`bench: ${found.length} Washers found, not ten`)
    if (n >= warmUp) tookMs.push(performance.now() - begunAt)
  }
  tookMs.sort((a, b) => a - b)
  return {
    washers: size.count,
    cities: size.cities,
    medianMs: tookMs[asked >> 1] ?? Number.NaN,
    p99Ms: tookMs[Math.floor(asked * 0.99)] ?? Number.NaN,
  }
}
