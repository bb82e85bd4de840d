import { market } from '@washline/contract/market'
import { keepsPromise } from '../../../apps/api/src/orders/rules/keeps-promise.ts'
import { dateOf } from './city.ts'
import { hourS } from './hours.ts'
import type { Order, Washer } from './people.ts'
import { isMet, type Moment } from './promises.ts'
import type { WeekResult } from './run-week.ts'

/** What a week came to. Shares are between 0 and 1. */
export interface WeekMetrics {
  readonly fill: number
  readonly acceptP50S: number
  readonly acceptP95S: number
  readonly promiseKept: number
  /** Of the promises made at a moment, those whose laundry was back by their P50 and their P90. */
  readonly acceptanceP50: number
  readonly acceptanceP90: number
  readonly pickupP90: number
  readonly startP90: number
  readonly washP50: number
  readonly washP90: number
  readonly emptyShare: number
  readonly kmPerOrder: number
  readonly offersPerAcceptance: number
  readonly payP10: number
  readonly payP50: number
  readonly payP90: number
  readonly gini: number
  readonly newcomers: number
  readonly newcomerHours: number
}

/** A share of sorted values lies below it. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}

/** How unequal values are: 0 if all are the same, towards 1 if one has everything. */
export function giniOf(sorted: readonly number[]): number {
  const sum = sorted.reduce((total, each) => total + each, 0)
  if (sum === 0) return 0
  const weighted = sorted.reduce((total, each, index) => total + (2 * (index + 1) - sorted.length - 1) * each, 0)
  return weighted / (sorted.length * sum)
}

const ratio = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole)
const sortedOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

const hoursOf = ({ shifts, overtimeS }: Washer) => (sum(shifts.map(({ onS, offS }) => offS - onS)) + overtimeS) / hourS

const isInTime = ({ pickedUpS, deliveredS }: Order) =>
  pickedUpS !== null && deliveredS !== null && keepsPromise(dateOf(pickedUpS), dateOf(deliveredS))

/** Promises of cancelled orders do not count. */
function metOf({ promises }: WeekResult, at: Moment, time: 'p50S' | 'p90S'): number {
  const made = promises.filter(({ moment, order }) => moment === at && order.status !== 'cancelled')
  return ratio(made.filter((each) => isMet(each, time)).length, made.length)
}

export function measureWeek(result: WeekResult): WeekMetrics {
  const { week, orders, washers, offersMade } = result.city
  const delivered = orders.filter(({ deliveredS }) => deliveredS !== null)
  const waits = sortedOf(
    orders.flatMap((each) => (each.firstAcceptedS === null ? [] : each.firstAcceptedS - each.placedS)),
  )
  const accepted = orders.flatMap(({ offers }) => [...offers.values()].filter(({ state }) => state === 'accepted'))
  const emptyM = sum(washers.map((each) => each.emptyM))
  const loadedM = sum(washers.map((each) => each.loadedM))
  const onDuty = washers.filter((washer) => hoursOf(washer) > 0)
  const pay = sortedOf(onDuty.map((washer) => washer.earnedMinor / 100 / hoursOf(washer)))
  const newcomers = new Set(
    week.washers.filter(({ record }) => record.ordersDone < market.dispatch.newcomerOrders).map(({ id }) => id),
  )
  const newcomersOnDuty = onDuty.filter(({ id }) => newcomers.has(id))
  return {
    fill: ratio(delivered.length, orders.length),
    acceptP50S: quantile(waits, 0.5),
    acceptP95S: quantile(waits, 0.95),
    promiseKept: ratio(delivered.filter(isInTime).length, delivered.length),
    acceptanceP50: metOf(result, 'acceptance', 'p50S'),
    acceptanceP90: metOf(result, 'acceptance', 'p90S'),
    pickupP90: metOf(result, 'pickup', 'p90S'),
    startP90: metOf(result, 'start', 'p90S'),
    washP50: metOf(result, 'wash', 'p50S'),
    washP90: metOf(result, 'wash', 'p90S'),
    emptyShare: ratio(emptyM, emptyM + loadedM),
    kmPerOrder: ratio((emptyM + loadedM) / 1_000, delivered.length),
    offersPerAcceptance: ratio(offersMade, accepted.length),
    payP10: quantile(pay, 0.1),
    payP50: quantile(pay, 0.5),
    payP90: quantile(pay, 0.9),
    gini: giniOf(pay),
    newcomers: ratio(accepted.filter(({ washer }) => newcomers.has(washer.id)).length, accepted.length),
    newcomerHours: ratio(sum(newcomersOnDuty.map(hoursOf)), sum(onDuty.map(hoursOf))),
  }
}

/** By hour of the day, the orders placed and how many of them were delivered. */
export function hoursOfDay({
  city: { orders },
}: WeekResult): { readonly placed: number; readonly delivered: number }[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const placed = orders.filter(({ placedS }) => Math.floor(placedS / hourS) % 24 === hour)
    return { placed: placed.length, delivered: placed.filter(({ deliveredS }) => deliveredS !== null).length }
  })
}
