import type { ItemInput } from '@washline/contract/orders/schemas'
import { oneOf, type Random, randomOf } from './random.ts'

/** One order of the day: who places it, what is in the bag, and how it goes. */
export interface PlannedOrder {
  /** After the order before it. */
  readonly afterMs: number
  /** An index of the customers. */
  readonly customer: number
  readonly items: readonly Basket[number][]
  readonly rating: number
  readonly comment: string
  /** Its Washer comes late to the pickup. */
  readonly isLate: boolean
}

type Basket = readonly Pick<ItemInput & { quantity: number }, 'name' | 'quantity'>[]

/** Orders per hour of the day, as shares of the busiest hour: before work, around noon, and most of all in the evening. */
const dayCurve = [
  0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.4, 0.7, 0.9, 0.7, 0.5, 0.5, 0.6, 0.6, 0.5, 0.5, 0.6, 0.8, 1, 1, 0.9, 0.6, 0.3, 0.2,
]
/** A day of the demo city takes 48 minutes. */
const hourMs = 2 * 60_000
const dayStartsAt = 7
/** Between two orders in the busiest hour. */
const leastGapMs = 70_000
const longestGapMs = 240_000
/** The first ones come quickly, so that a fresh start shows a market at once. */
const openingGapsMs = [2_000, 9_000, 14_000, 25_000]
const lateEach = 7

const baskets: readonly Basket[] = [
  [
    { name: 'Shirt', quantity: 5 },
    { name: 'Socks (pair)', quantity: 4 },
  ],
  [
    { name: 'Bed sheet', quantity: 2 },
    { name: 'Pillowcase', quantity: 4 },
    { name: 'Towel', quantity: 4 },
  ],
  [
    { name: 'T-shirt', quantity: 6 },
    { name: 'Jeans', quantity: 2 },
    { name: 'Hoodie', quantity: 1 },
  ],
  [
    { name: 'Dress', quantity: 2 },
    { name: 'Blouse', quantity: 3 },
  ],
  [
    { name: 'T-shirt', quantity: 8 },
    { name: 'Briefs', quantity: 7 },
    { name: 'Socks (pair)', quantity: 7 },
    { name: 'Pants', quantity: 3 },
  ],
]

const opinions: readonly (readonly [rating: number, comment: string])[] = [
  [5, 'Back before dinner, everything folded.'],
  [4.9, 'Quick and friendly, as always.'],
  [4.8, ''],
  [4.7, 'Very neat. The shirts could be pressed a little more.'],
  [4.2, 'Good, but later than I had hoped.'],
]

const gapAt = (sinceStartMs: number, random: Random): number => {
  const hour = Math.floor(dayStartsAt + sinceStartMs / hourMs) % 24
  const usual = leastGapMs / (dayCurve[hour] ?? 1)
  return Math.round(Math.min(longestGapMs, usual * (0.7 + 0.6 * random())))
}

/** What is ordered, and when, for as long as somebody asks: the same for the same seed. */
export function* planOrders(seed: number, customers: number): Generator<PlannedOrder> {
  const random = randomOf(seed)
  let sinceStartMs = 0
  let last = -1
  for (let number = 0; ; number += 1) {
    const afterMs = openingGapsMs[number] ?? gapAt(sinceStartMs, random)
    sinceStartMs += afterMs
    // Nobody orders twice in a row.
    const step = 1 + Math.floor(random() * (customers - 1))
    last = customers < 2 ? 0 : (last + step + customers) % customers
    const isLate = number % lateEach === 2
    const [rating, comment] = isLate ? [4.2, 'Good, but later than I had hoped.'] : oneOf(random, opinions)
    yield { afterMs, customer: last, items: oneOf(random, baskets), rating, comment, isLate }
  }
}
