import { market } from '@washline/contract/market'
import { assign } from '../../apps/api/src/dispatch/rules/assign.ts'
import { radiusAt } from '../../apps/api/src/dispatch/rules/radius-at.ts'
import { scoreOf, scoreParts } from '../../apps/api/src/dispatch/rules/score-candidate.ts'
import { type Choice, type Driver, inHand, metresTo, onShift } from './run-queue.ts'
import type { ScenarioJob } from './scenario.ts'

/** Farther than any drive. */
const farMetres = 1e8
const { radiiKm } = market.dispatch

/** The jobs in the order of placing, each to the driver with the least value; undefined for one who may not. */
const oneByOne =
  (value: (driver: Driver, job: ScenarioJob, nowS: number) => number | undefined): Choice =>
  (waiting, drivers, nowS) => {
    const [job] = waiting
    if (!job) return []
    let least = Number.POSITIVE_INFINITY
    let best: Driver | undefined
    for (const driver of drivers) {
      const rank = onShift(driver, nowS) ? value(driver, job, nowS) : undefined
      if (rank === undefined || rank >= least) continue
      least = rank
      best = driver
    }
    return best ? [{ job, driver: best }] : []
  }

const isIdle = (driver: Driver, nowS: number) => driver.freeS <= nowS
const hasRoom = (driver: Driver, nowS: number) => inHand(driver, nowS) < driver.capacity

/** One at a time to the nearest idle worker. */
export const nearest = oneByOne((driver, job, nowS) => (isIdle(driver, nowS) ? metresTo(driver, job) : undefined))

/** One at a time to the worker who is there first, busy ones included. */
export const earliest = (metresPerMinute: number) =>
  oneByOne((driver, job, nowS) =>
    hasRoom(driver, nowS) ? Math.max(nowS, driver.freeS) + (metresTo(driver, job) * 60) / metresPerMinute : undefined,
  )

/** The best of the first wave, by the published ranking: the nearest radius with a worker who has room. */
export const waves = (metresPerMinute: number): Choice => {
  const scoreIn = (driver: Driver, job: ScenarioJob, nowS: number, radiusKm: number) => {
    const metres = metresTo(driver, job)
    if (!hasRoom(driver, nowS) || metres > radiusKm * 1_000) return undefined
    const profile = { ratingSumTenths: 0, ratingCount: 0, onTimeRate: null, acceptanceRate: null, skipShare: 0 }
    const durationS = (metres * 60) / metresPerMinute
    return -scoreOf(scoreParts({ ...profile, durationS, activeOrders: inHand(driver, nowS), isFavourite: false }))
  }
  return (waiting, drivers, nowS) => {
    for (let step = 0; step < radiiKm.length; step += 1) {
      const radiusKm = radiusAt(radiiKm, step)
      const taken = oneByOne((driver, job, at) => scoreIn(driver, job, at, radiusKm))(waiting, drivers, nowS)
      if (taken.length > 0) return taken
    }
    return []
  }
}

/** All waiting jobs to idle workers with the least drive together. */
export const batch: Choice = (waiting, drivers, nowS) => {
  const idle = drivers.filter((driver) => onShift(driver, nowS) && isIdle(driver, nowS))
  const costs = waiting.map((job) => idle.map((driver) => metresTo(driver, job)))
  const chosen = assign(costs, () => farMetres)
  return waiting.flatMap((job, row) => {
    const driver = idle[chosen[row] ?? -1]
    return driver ? [{ job, driver }] : []
  })
}
