import { makeWeek, type WeekOptions } from './make-week.ts'
import { type MeanInterval, meanInterval } from './mean-interval.ts'
import { hoursOfDay, measureWeek, type WeekMetrics } from './measure-week.ts'
import { runWeek, type WeekPolicy } from './run-week.ts'

export interface PolicyResult {
  readonly policy: WeekPolicy
  /** By seed. */
  readonly hashes: readonly string[]
  readonly wallS: readonly number[]
  readonly weeks: readonly WeekMetrics[]
  readonly metrics: Readonly<Record<keyof WeekMetrics, MeanInterval>>
  /** How much more than under the present settings, or the first policy of the comparison, seed by seed. */
  readonly beyond: Readonly<Record<keyof WeekMetrics, MeanInterval>>
  /** By hour of the day, the share of orders that was delivered, over all seeds; null where none was placed. */
  readonly fillByHour: readonly (number | null)[]
}

export interface Comparison {
  readonly options: WeekOptions
  readonly seeds: readonly number[]
  readonly base: WeekPolicy | undefined
  readonly results: readonly PolicyResult[]
}

const namesOf = (metrics: WeekMetrics) => Object.keys(metrics) as (keyof WeekMetrics)[]

function intervals(weeks: readonly WeekMetrics[], base?: readonly WeekMetrics[]) {
  const entries = weeks[0]
    ? namesOf(weeks[0]).map((name) => {
        const values = weeks.map((week, index) => week[name] - (base?.[index]?.[name] ?? 0))
        return [name, meanInterval(values)] as const
      })
    : []
  return Object.fromEntries(entries) as Record<keyof WeekMetrics, MeanInterval>
}

/** Every policy meets the same weeks: the same customers and Washers, weather and traffic. */
export function comparePolicies(
  options: WeekOptions,
  policies: readonly WeekPolicy[],
  seeds: readonly number[],
): Comparison {
  const measured = policies.map((policy) => {
    const wallS: number[] = []
    const runs = seeds.map((seed) => {
      const began = performance.now()
      const result = runWeek(makeWeek({ ...options, seed }), policy)
      wallS.push((performance.now() - began) / 1_000)
      return { hash: result.hash, metrics: measureWeek(result), hours: hoursOfDay(result) }
    })
    return { policy, wallS, runs, weeks: runs.map(({ metrics }) => metrics) }
  })
  const base = measured.find(({ policy }) => policy === 'waves') ?? measured[0]
  const results = measured.map(({ policy, wallS, runs, weeks }): PolicyResult => {
    const total = (hour: number, name: 'placed' | 'delivered') =>
      runs.reduce((sum, { hours }) => sum + (hours[hour]?.[name] ?? 0), 0)
    const fillByHour = Array.from({ length: 24 }, (_, hour) =>
      total(hour, 'placed') === 0 ? null : total(hour, 'delivered') / total(hour, 'placed'),
    )
    const hashes = runs.map(({ hash }) => hash)
    return {
      policy,
      hashes,
      wallS,
      weeks,
      metrics: intervals(weeks),
      beyond: intervals(weeks, base?.weeks),
      fillByHour,
    }
  })
  return { options, seeds, base: base?.policy, results }
}
