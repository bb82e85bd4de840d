import type { UserId } from '@washline/contract/ids'
import { type Replay, replayed } from '@washline/contract/lab/endpoints'
import { type Minor, minor, sumOf } from '@washline/contract/money'

interface Shares {
  readonly customerMinor: Minor
  readonly washerMinor: Minor
  readonly marketMinor: Minor
}

export interface PriceChange {
  readonly washerId: UserId | null
  readonly isNewcomer: boolean
  readonly before: Shares
  readonly after: Shares
  readonly isReproduced: boolean
}

interface WasherChange {
  readonly washerId: UserId
  readonly orders: number
  readonly pay: Sums
}

type Orders = Replay['orders']
type Sums = Orders['customers']
type OfWasher = PriceChange & { readonly washerId: UserId }

const sumsOf = (changes: readonly PriceChange[], part: keyof Shares): Sums => ({
  before_minor: sumOf(changes.map(({ before }) => before[part])),
  after_minor: sumOf(changes.map(({ after }) => after[part])),
})

export const changeOf = ({ before_minor, after_minor }: Sums): number => after_minor - before_minor

/** The lower of the two in the middle, where there are two; 0 of none. */
export function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

function byWasher(changes: readonly OfWasher[]): WasherChange[] {
  const groups = Map.groupBy(changes, ({ washerId }) => washerId)
  return [...groups].map(([washerId, theirs]) => ({
    washerId,
    orders: theirs.length,
    pay: sumsOf(theirs, 'washerMinor'),
  }))
}

function groupOf(changes: readonly OfWasher[]): Orders['groups']['newcomers'] {
  const washers = byWasher(changes)
  return {
    orders: changes.length,
    washers: washers.length,
    pay: sumsOf(changes, 'washerMinor'),
    median_change_minor: minor(middleOf(washers.map(({ pay }) => changeOf(pay)))),
  }
}

/** The orders of a replay by group, and the Washers who lose most. */
export function sumPrices(
  changes: readonly PriceChange[],
): Omit<Orders, 'is_limited' | 'losers'> & { readonly losers: readonly WasherChange[] } {
  const accepted = changes.filter((change): change is OfWasher => change.washerId !== null)
  return {
    count: changes.length,
    mismatches: changes.filter(({ isReproduced }) => !isReproduced).length,
    customers: sumsOf(changes, 'customerMinor'),
    washers: sumsOf(changes, 'washerMinor'),
    market: sumsOf(changes, 'marketMinor'),
    groups: {
      newcomers: groupOf(accepted.filter(({ isNewcomer }) => isNewcomer)),
      others: groupOf(accepted.filter(({ isNewcomer }) => !isNewcomer)),
    },
    losers: byWasher(accepted)
      .filter(({ pay }) => changeOf(pay) < 0)
      .sort((a, b) => changeOf(a.pay) - changeOf(b.pay))
      .slice(0, replayed.washers),
  }
}
