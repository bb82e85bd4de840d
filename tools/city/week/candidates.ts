import { market } from '@washline/contract/market'
import { payPerHourMinor, tripSeconds } from '@washline/contract/orders/pay'
import type { RankedCandidate } from '../../../apps/api/src/dispatch/rules/plan-wave.ts'
import { scoreOf, scoreParts } from '../../../apps/api/src/dispatch/rules/score-candidate.ts'
import { type OfferTraits, skipShare } from '../../../apps/api/src/dispatch/rules/skip-share.ts'
import { type City, dateOf, isOnDuty, metresBetween, positionOf, washersAround } from './city.ts'
import type { Order, Washer } from './people.ts'

/** A Washer who may be asked about an order now. */
export interface Candidate {
  readonly washer: Washer
  readonly distanceM: number
}

const { radiiKm, capacity, askAgainMs, weights, batch } = market.dispatch
export const farthestM = (radiiKm.at(-1) ?? 0) * 1_000
/** Whether the order was offered to the Washer too recently, or for good. */
function isAskedAlready(order: Order, washer: Washer, nowS: number): boolean {
  const offer = order.offers.get(washer)
  if (!offer) return false
  if (offer.state === 'expired') return offer.expiresS > nowS - askAgainMs / 1_000
  return offer.state !== 'ended'
}

export const hasRoom = ({ tasks }: Washer): boolean => tasks.length < capacity

/** The nearest Washers on duty with room, nearest first. */
export function availableAround(city: City, order: Order, mayBeAsked = (_: Washer) => true): Candidate[] {
  const { nowS } = city.clock
  const found: Candidate[] = []
  for (const washer of washersAround(city)) {
    if (!hasRoom(washer) || !isOnDuty(washer, nowS)) continue
    const distanceM = metresBetween(positionOf(washer, nowS), order.from)
    if (distanceM <= farthestM && mayBeAsked(washer)) found.push({ washer, distanceM })
  }
  return found.sort((a, b) => a.distanceM - b.distanceM || a.washer.id - b.washer.id).slice(0, batch.washers)
}

/** Those of them who may be asked. */
export const candidatesOf = (city: City, order: Order): Candidate[] =>
  availableAround(city, order, (washer) => !isAskedAlready(order, washer, city.clock.nowS))

export const traitsOf = (order: Order, distanceM: number): OfferTraits => ({
  distanceM,
  itemsCount: order.pieces,
  netPayMinor: order.netPayMinor,
  pickupAt: dateOf(order.pickupS),
})

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

export const acceptanceRate = ({ record }: Washer): number | null => share(record.accepted, record.seen)

export const skipsOf = ({ record }: Washer, order: Order, distanceM: number, nowS: number): number =>
  record.skips.length === 0 ? 0 : skipShare(record.skips, traitsOf(order, distanceM), dateOf(nowS))

export const hourlyPay = (order: Order, distanceM: number): number =>
  payPerHourMinor(order.netPayMinor, distanceM, order.load)

export interface Ranked extends RankedCandidate, Candidate {}

/** With the score of the published ranking. */
export function ranked({ clock: { nowS } }: City, order: Order, { washer, distanceM }: Candidate): Ranked {
  const { record } = washer
  const parts = scoreParts({
    durationS: tripSeconds(distanceM),
    ratingSumTenths: record.ratingSumTenths,
    ratingCount: record.ratingCount,
    onTimeRate: share(record.ordersOnTime, record.ordersDone),
    acceptanceRate: acceptanceRate(washer),
    activeOrders: washer.tasks.length,
    skipShare: skipsOf(washer, order, distanceM, nowS),
    isFavourite: false,
  })
  return {
    washer,
    distanceM,
    washerId: washer.id,
    score: scoreOf(parts, weights),
    ordersDone: record.ordersDone,
    isFavourite: false,
  }
}
