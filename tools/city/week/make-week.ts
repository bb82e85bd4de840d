import { toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { loadOf } from '@washline/contract/orders/load-types'
import { netPayOf } from '@washline/contract/orders/pay'
import type { Random } from '../../random/seeded-random.ts'
import { exponential, normal, streamOf, weighted } from './draws.ts'
import { dayS, type Hours, hourS, makeHours } from './hours.ts'
import type { MarketWasher, PlacedOrder, Point, Shift } from './people.ts'

export interface WeekOptions {
  readonly seed: number
  readonly days: number
  readonly orders: number
  readonly washers: number
}

export interface Week {
  readonly options: WeekOptions
  readonly hours: Hours
  readonly orders: readonly PlacedOrder[]
  readonly washers: readonly MarketWasher[]
}

const cityM = 16_000
const newcomerShare = 0.15

interface Quarter extends Point {
  readonly weight: number
}

const makeQuarters = (random: Random): Quarter[] =>
  Array.from({ length: 8 }, () => ({
    x: cityM * (0.15 + 0.7 * random()),
    y: cityM * (0.15 + 0.7 * random()),
    weight: 0.3 + random(),
  }))

function placeIn(quarters: readonly Quarter[], spreadM: number, random: Random): Point {
  const weights = quarters.map(({ weight }) => weight)
  const { x, y } = quarters[weighted(weights, random)] ?? { x: 0, y: 0 }
  return { x: x + spreadM * normal(random), y: y + spreadM * normal(random) }
}

function makeOrder(hours: Hours, quarters: readonly Quarter[], random: Random): Omit<PlacedOrder, 'id'> {
  const placedS = Math.round((weighted(hours.demand, random) + random()) * hourS)
  const laterS = random() < 0.15 ? Math.round((1 + 3 * random()) * hourS) : 0
  const pieces = Math.max(3, Math.round(13 + 6 * normal(random)))
  return {
    placedS,
    pickupS: placedS + market.pickup.leadMs / 1_000 + laterS,
    door: placeIn(quarters, 1_400, random),
    pieces,
    load: loadOf(pieces),
    netPayMinor: netPayOf(minor(800 + 130 * pieces)),
    patienceS: 120 + Math.round(exponential(random, 50 * 60)),
    isAbsent: random() < 0.012,
  }
}

/** When a Washer is on duty: on most days, in the morning, over the day or in the evening, as is the habit of each. */
function makeShifts(days: number, random: Random): Shift[] {
  const startH = [7, 10, 14.5][weighted([0.3, 0.3, 0.4], random)] ?? 10
  const lengthH = 4.5 + 3.5 * random()
  const workdays = 0.55 + 0.4 * random()
  return Array.from({ length: days }, (_, day): Shift => {
    const onS = Math.round(day * dayS + (startH + 0.7 * normal(random)) * hourS)
    return { onS, offS: random() < workdays ? onS + Math.round(lengthH * hourS) : onS }
  }).filter(({ onS, offS }) => offS > onS)
}

/** The market's memory of the time before: nothing of a newcomer. */
function makeRecord(qualityTenths: number, random: Random): MarketWasher['record'] {
  const ordersDone = random() < newcomerShare ? 0 : 12 + Math.round(exponential(random, 80))
  const ratingCount = Math.round(ordersDone * 0.6)
  const seen = ordersDone * 2
  return {
    ordersDone,
    ordersOnTime: Math.round(ordersDone * (0.85 + 0.12 * random())),
    ratingCount,
    ratingSumTenths: Math.round(ratingCount * qualityTenths),
    seen,
    accepted: Math.round(seen * (0.45 + 0.4 * random())),
    skips: [],
  }
}

function makeWasher(index: number, days: number, quarters: readonly Quarter[], random: Random): MarketWasher {
  const qualityTenths = Math.min(50, 46 + 2.5 * normal(random))
  return {
    id: toUserId(100_001 + index),
    home: placeIn(quarters, 2_200, random),
    shifts: makeShifts(days, random),
    machines: random() < 0.35 ? 2 : 1,
    pace: Math.max(0.75, 1 + 0.12 * normal(random)),
    qualityTenths,
    habits: {
      reluctance: 0.7 * normal(random),
      payPerHour: Math.max(5, 11 + 2.5 * normal(random)),
      replyS: 4 + exponential(random, 5),
      away: 0.05 + 0.2 * random(),
    },
    record: makeRecord(qualityTenths, random),
  }
}

/** Who lives in the city and what is asked of it; the same for every policy. */
export function makeWeek(options: WeekOptions): Week {
  const { seed, days } = options
  const hours = makeHours(seed, days)
  const quarters = makeQuarters(streamOf(seed, 2))
  const drawn = Array.from({ length: options.orders }, (_, index) =>
    makeOrder(hours, quarters, streamOf(seed, 3, index)),
  )
  drawn.sort((a, b) => a.placedS - b.placedS)
  return {
    options,
    hours,
    orders: drawn.map((order, index) => ({ id: index + 1, ...order })),
    washers: Array.from({ length: options.washers }, (_, index) =>
      makeWasher(index, days, quarters, streamOf(seed, 4, index)),
    ),
  }
}
