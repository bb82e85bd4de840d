import { streamOf } from './draws.ts'

export const hourS = 3_600
export const dayS = 24 * hourS

/** Orders by hour of the day, from midnight on. */
const demand = [1, 0, 0, 0, 0, 1, 3, 7, 10, 9, 8, 7, 7, 6, 6, 7, 9, 12, 13, 11, 8, 5, 3, 1]
/** From Monday on. */
const demandOfDay = [0.9, 0.9, 0.95, 1, 1.05, 1.2, 1.15]
/** How fast the streets are, by hour of the day. */
const speed = [
  1.3, 1.3, 1.3, 1.3, 1.3, 1.2, 1.05, 0.85, 0.75, 0.9, 1, 1, 0.95, 1, 1, 0.95, 0.85, 0.7, 0.75, 0.9, 1, 1.1,
]

const rainDemand = 1.35
const rainSpeed = 0.85

export interface Hours {
  readonly isRaining: readonly boolean[]
  /** How likely an order is placed in each hour of the time. */
  readonly demand: readonly number[]
  /** How fast the streets are at a time; 1 is usual. */
  readonly speedAt: (timeS: number) => number
}

/** Weather, demand and traffic of some days: rain comes in spells of some hours, brings orders and slows the streets. */
export function makeHours(seed: number, days: number): Hours {
  const random = streamOf(seed, 1)
  const isRaining: boolean[] = []
  for (let hour = 0; hour < days * 24; hour += 1) isRaining.push(random() < (isRaining[hour - 1] ? 0.7 : 0.08))
  return {
    isRaining,
    demand: isRaining.map(
      (rains, hour) =>
        (demand[hour % 24] ?? 0) * (demandOfDay[Math.floor(hour / 24) % 7] ?? 1) * (rains ? rainDemand : 1),
    ),
    speedAt: (timeS) => {
      const hour = Math.floor(timeS / hourS)
      return (speed[hour % 24] ?? 1.2) * (isRaining[hour] ? rainSpeed : 1)
    },
  }
}
