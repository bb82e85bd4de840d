import type { StopKind, StopPlace } from '@washline/contract/dispatch/route-endpoints'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import {
  type OrderTimes,
  pickupDueAt,
  pickupLateAt,
  promiseEndsAt,
  readySOf,
} from '@washline/contract/orders/deadlines'
import { orderProcess } from '@washline/contract/orders/process'
import { secondsAfter } from '@washline/contract/times'

/** One visit of an order that is left to do. */
export interface OrderStop {
  readonly kind: StopKind
  readonly place: StopPlace
  readonly readyAt: Date
  readonly dueAt: Date
  readonly serviceS: number
  /** What must pass after the order's stop before: the wash. */
  readonly lagS: number
}

export interface OrderToStop extends OrderTimes {
  readonly door: StopPlace
  /** What is left of a wash that runs. */
  readonly washLeftS: number
}

export interface TakeoverToStop {
  /** Where the laundry is. */
  readonly place: StopPlace
  readonly dueAt: Date
  readonly isWashed: boolean
}

/** How one Washer works: where, and what they usually take. */
export interface Workplace {
  /** Null where neither their place nor a position is known: they then work at the door. */
  readonly home: StopPlace | null
  readonly usual: { readonly washS: number; readonly backS: number }
  readonly now: Date
}

const { handoverS } = market.pace
const latest = (a: Date, b: Date) => (a > b ? a : b)

/** The machine is filled, and after the wash emptied, where the Washer works. */
function washOf(
  place: StopPlace,
  { home, usual, now }: Workplace,
  { heldSince, order }: { readonly heldSince: Date; readonly order: Pick<OrderToStop, 'promiseS'> },
): { readonly start: OrderStop; readonly finish: OrderStop } {
  const { startS } = market.promise
  const stop = { place: home ?? place, readyAt: now, serviceS: 0 }
  return {
    start: { ...stop, kind: 'startLaundry', dueAt: secondsAfter(heldSince, startS), lagS: 0 },
    finish: { ...stop, kind: 'finishLaundry', dueAt: secondsAfter(heldSince, readySOf(order)), lagS: usual.washS },
  }
}

/** A Washer who has proven to be at the door is not late while the customer is waited for. */
const waitsUntil = ({ arrivedAt }: OrderToStop, ms: number) => arrivedAt && new Date(arrivedAt.getTime() + ms)

/** The stops that an order in hand still has, in their order. */
export function stopsOf(order: OrderToStop, work: Workplace): readonly OrderStop[] {
  const { status, door: place, pickedUpAt, takenOverAt } = order
  const { now } = work
  const dueAt = pickupDueAt(order) ?? now
  const pickup: OrderStop = {
    kind: 'pickUp',
    place,
    readyAt: order.pickupAt ?? now,
    dueAt: waitsUntil(order, market.door.longestMs) ?? pickupLateAt(order) ?? dueAt,
    serviceS: handoverS,
    lagS: 0,
  }
  // The promise runs from the pickup, which is not over yet.
  const heldSince = takenOverAt ?? pickedUpAt ?? latest(now, dueAt)
  const back: OrderStop = {
    kind: 'deliver',
    place,
    readyAt: now,
    dueAt: waitsUntil(order, market.door.latestReturnMs) ?? promiseEndsAt(pickedUpAt ?? heldSince, order),
    serviceS: handoverS,
    lagS: 0,
  }
  const { start, finish } = washOf(place, work, { heldSince, order })
  if (status === orderProcess.accept.to) return [pickup, start, finish, back]
  if (status === orderProcess.pickUp.to) return [start, finish, back]
  return order.laundryCompletedAt ? [back] : [{ ...finish, readyAt: secondsAfter(now, order.washLeftS), lagS: 0 }, back]
}

/**
 * The stops of an order that is still in another Washer's hands. Its door is shown with the handover only: until then the way
 * there counts with its usual time, as part of the last stop.
 */
export function takeoverStopsOf({ place, dueAt, isWashed }: TakeoverToStop, work: Workplace): readonly OrderStop[] {
  const handover: OrderStop = { kind: 'takeOver', place, readyAt: work.now, dueAt, serviceS: handoverS, lagS: 0 }
  const { start, finish } = washOf(place, work, { heldSince: dueAt, order: {} })
  const withWayBack = (stop: OrderStop) => ({ ...stop, serviceS: stop.serviceS + work.usual.backS })
  return isWashed ? [withWayBack(handover)] : [handover, start, withWayBack(finish)]
}

interface OrderToTake {
  readonly pickupAt: Date
  readonly isWashed: boolean
  /** Whether it is the rest of an order that another Washer has picked up. */
  readonly isRescue: boolean
}

/** The stops of an order that a Washer would take now. */
export function offeredStops(
  { pickupAt, isWashed, isRescue }: OrderToTake,
  { latitude, longitude }: Readonly<Point>,
  work: Workplace,
): readonly OrderStop[] {
  const place: StopPlace = { latitude, longitude, address: null }
  const dueAt = secondsAfter(work.now, market.rescue.meetMs / 1_000)
  if (isRescue) return takeoverStopsOf({ place, dueAt, isWashed }, work)
  const order = {
    status: orderProcess.accept.to,
    pickupAt,
    acceptedAt: work.now,
    pickedUpAt: null,
    laundryCompletedAt: null,
    deliveredAt: null,
    deliveryProven: null,
    door: place,
    washLeftS: work.usual.washS,
  }
  return stopsOf(order, work)
}
