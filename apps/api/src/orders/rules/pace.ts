import { market } from '@washline/contract/market'
import { type OrderTimes, pickupDueAt } from '@washline/contract/orders/deadlines'

/** From the way to the door to the pickup, from there to the start of the laundry, the wash, and the way back. */
export const stages = ['door', 'start', 'wash', 'back'] as const
export type Stage = (typeof stages)[number]

/** Mean and variance of the natural logarithm of a stage's seconds, over this many orders. */
export interface Measured {
  readonly orders: number
  readonly mean: number
  readonly variance: number
}

/** What was measured of one stage. */
export interface StagePace extends Measured {
  readonly stage: Stage
}

/** How long a stage is likely to take: log-normal. */
export interface Pace {
  readonly mean: number
  readonly spread: number
}
export type Paces = Readonly<Record<Stage, Pace>>
export type MeasuredPaces = Readonly<Partial<Record<Stage, Measured>>>

const { assumed, assumedWeight, marketWeight, spreadWeight, last, leastS, mostS } = market.pace

/** What was measured, with one more order. From `last` orders on, older ones fade. */
export function measure(before: Measured | undefined, seconds: number): Measured {
  const value = Math.log(Math.min(mostS, Math.max(leastS, seconds)))
  if (!before || before.orders === 0) return { orders: 1, mean: value, variance: 0 }
  const orders = Math.min(last, before.orders + 1)
  const change = value - before.mean
  const mean = before.mean + change / orders
  return { orders, mean, variance: before.variance + (change * (value - mean) - before.variance) / orders }
}

const weighed = (a: number, weightA: number, b: number, weightB: number) =>
  (a * weightA + b * weightB) / (weightA + weightB)

/** The market's pace: its orders, and what is assumed with the weight of so many. */
function marketPace(stage: Stage, all: Measured | undefined): Pace {
  const { usualS, spread } = assumed[stage]
  if (!all) return { mean: Math.log(usualS), spread }
  return {
    mean: weighed(all.mean, all.orders, Math.log(usualS), assumedWeight),
    spread: Math.sqrt(weighed(all.variance, all.orders, spread ** 2, assumedWeight)),
  }
}

/**
 * The pace of one Washer: their own orders, shrunk to the market's with the weight of so many. The fewer orders of their own, the
 * wider it is, since the Washer may differ from the market.
 */
export function paceOf(stage: Stage, theirs: Measured | undefined, all: Measured | undefined): Pace {
  const usual = marketPace(stage, all)
  const { orders, mean, variance } = theirs ?? { orders: 0, mean: 0, variance: 0 }
  // One order less: its mean was measured from the same orders.
  const within = (variance * orders + usual.spread ** 2 * spreadWeight) / (Math.max(0, orders - 1) + spreadWeight)
  return {
    mean: weighed(mean, orders, usual.mean, marketWeight),
    spread: Math.sqrt(within * (1 + 1 / (orders + marketWeight))),
  }
}

export const pacesOf = (theirs: MeasuredPaces, all: MeasuredPaces): Paces => ({
  door: paceOf('door', theirs.door, all.door),
  start: paceOf('start', theirs.start, all.start),
  wash: paceOf('wash', theirs.wash, all.wash),
  back: paceOf('back', theirs.back, all.back),
})

/** What was measured of the market's Washers together: what each took, within each of them. */
export function measureMarket(theirs: readonly Measured[]): Measured | undefined {
  const orders = theirs.reduce((sum, each) => sum + each.orders, 0)
  if (orders === 0) return undefined
  return {
    orders,
    mean: theirs.reduce((sum, each) => sum + each.mean * each.orders, 0) / orders,
    variance: theirs.reduce((sum, each) => sum + each.variance * each.orders, 0) / Math.max(1, orders - theirs.length),
  }
}

/** The seconds that a delivered order took in each stage. Where the end of the wash was not marked, the usual way back is taken off. */
export function stageSeconds(
  order: OrderTimes & { readonly laundryStartedAt: Date | null },
  deliveredAt: Date,
): Partial<Record<Stage, number>> {
  const { pickedUpAt, laundryStartedAt, laundryCompletedAt } = order
  const dueAt = pickupDueAt(order)
  if (!dueAt || !pickedUpAt || !laundryStartedAt) return {}
  const seconds = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1_000
  return {
    door: seconds(dueAt, pickedUpAt) + market.pickup.leadMs / 1_000,
    start: seconds(pickedUpAt, laundryStartedAt),
    ...(laundryCompletedAt
      ? { wash: seconds(laundryStartedAt, laundryCompletedAt), back: seconds(laundryCompletedAt, deliveredAt) }
      : { wash: seconds(laundryStartedAt, deliveredAt) - assumed.back.usualS }),
  }
}
