import { writeFileSync } from 'node:fs'
import { type Comparison, comparePolicies } from './compare-policies.ts'
import { descriptions, formatInterval } from './describe-metrics.ts'
import { type WeekPolicy, weekPolicies } from './run-week.ts'
import { writeReport } from './write-report.ts'

/** The options of the command, as they were written. */
export interface WeekArguments {
  readonly seed: string
  readonly seeds: string
  readonly days: string
  readonly orders: string
  readonly washers: string | undefined
  readonly policy: string | undefined
  readonly json: boolean
  readonly out: string | undefined
}

/** So many Washers for each order of a day are neither too few nor too many. */
const washersPerDailyOrder = 0.25

function policiesOf(name: string | undefined): readonly WeekPolicy[] {
  if (!name || name === 'all') return weekPolicies
  const policy = weekPolicies.find((each) => each === name)
  if (!policy) throw new Error(`"${name}" is no policy of a week: all, ${weekPolicies.join(', ')}`)
  return [policy]
}

function print({ results }: Comparison): void {
  const width = 44
  const row = (...cells: readonly string[]) =>
    console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? width : 20)).join(''))
  row('', ...results.map(({ policy }) => policy))
  for (const description of descriptions)
    row(description.title, ...results.map(({ metrics }) => formatInterval(metrics[description.name], description)))
  row('seconds for a week', ...results.map(({ wallS }) => Math.max(...wallS).toFixed(1)))
  for (const { policy, hashes } of results) for (const hash of hashes) console.log(`${policy.padEnd(width)}${hash}`)
}

/** The size of a week, as it was asked for. */
export function weekOptions(
  asked: Pick<WeekArguments, 'seed' | 'days' | 'orders' | 'seeds'> & { readonly washers?: string | undefined },
) {
  const days = Number(asked.days)
  const orders = Number(asked.orders)
  const seed = Number(asked.seed)
  const washers = Number(asked.washers ?? Math.round((washersPerDailyOrder * orders) / days))
  if (![days, orders, seed, washers, Number(asked.seeds)].every((each) => Number.isInteger(each) && each > 0))
    throw new Error('--seed, --seeds, --days, --orders and --washers are whole numbers from 1 on')
  return { seed, days, orders, washers }
}

/** Runs weeks under one policy or all, prints what they came to, and writes the report where asked. */
export function runWeekCommand(asked: WeekArguments): void {
  const { seed, days, orders, washers } = weekOptions(asked)
  const seeds = Array.from({ length: Number(asked.seeds) }, (_, index) => seed + index)
  const comparison = comparePolicies({ seed, days, orders, washers }, policiesOf(asked.policy), seeds)
  if (asked.json) console.log(JSON.stringify(comparison))
  else print(comparison)
  if (asked.out) writeFileSync(asked.out, writeReport(comparison))
}
