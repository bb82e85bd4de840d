import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'

/** What one Washer earned in an hour of each day, days without an order included. */
export interface HourEarning {
  readonly low_minor: Minor
  readonly mean_minor: Minor
  readonly high_minor: Minor
  readonly days: number
}

const quantile = (sorted: readonly number[], share: number): number => {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? 0
  return below + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] ?? below) - below)
}

const rounded = (amount: number): Minor => minor(Math.round(amount))

/** The mean, and the range that eight in ten days fell into; null while too few days had orders at all. */
export function likelyEarning(perDay: readonly number[], daysWithOrders: number): HourEarning | null {
  if (daysWithOrders < market.windows.earnings.fewestDays || perDay.length === 0) return null
  const sorted = [...perDay].sort((a, b) => a - b)
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  return {
    low_minor: rounded(quantile(sorted, 0.1)),
    mean_minor: rounded(mean),
    high_minor: rounded(quantile(sorted, 0.9)),
    days: perDay.length,
  }
}
