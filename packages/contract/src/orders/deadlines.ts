import { market } from '../market.ts'
import { leastOf, type Minor, minor } from '../money.ts'
import { type OrderStatus, orderProcess, washingStatuses } from './process.ts'

/** The deadlines of an order with a Washer; at `operator` and `confirmation` an operator has to act. */
export const deadlines = ['pickup', 'start', 'wash', 'return', 'operator', 'confirmation'] as const
export type Deadline = (typeof deadlines)[number]

export interface OrderTimes {
  readonly status: OrderStatus
  readonly pickupAt: Date | null
  readonly acceptedAt: Date | null
  /** The proven arrival at the door of the present stage, where the Washer could not hand over. */
  readonly arrivedAt?: Date | null
  readonly pickedUpAt: Date | null
  /** When the present Washer took the laundry over from another one; they have the times of the wash anew. */
  readonly takenOverAt?: Date | null
  readonly laundryCompletedAt: Date | null
  readonly deliveredAt: Date | null
  /** Whether the Washer delivered with the customer's PIN, or a photo and a note; null before the delivery. */
  readonly deliveryProven: boolean | null
  /** From the pickup to the return, as the zone of the pickup promised; absent: as the market does. */
  readonly promiseS?: number
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

type PickupTimes = Pick<OrderTimes, 'pickupAt' | 'acceptedAt' | 'arrivedAt'>

/** When the Washer should be at the door: at the pickup time, or some minutes after a later acceptance. */
export function pickupDueAt({ pickupAt, acceptedAt }: PickupTimes): Date | null {
  if (!acceptedAt) return pickupAt
  const earliest = after(acceptedAt, market.pickup.leadMs)
  return pickupAt && pickupAt > earliest ? pickupAt : earliest
}

/** From then on the Washer is late to the pickup; null for one who has proven to be at the door. */
export function pickupLateAt(order: PickupTimes): Date | null {
  if (order.arrivedAt) return null
  const dueAt = order.acceptedAt && pickupDueAt(order)
  return dueAt && after(dueAt, market.pickup.lateAfterMs)
}

export function isLateToPickup(order: PickupTimes, now: Date): boolean {
  const lateAt = pickupLateAt(order)
  return lateAt !== null && now >= lateAt
}

type Promised = Pick<OrderTimes, 'promiseS'>

/** How long the promise runs: its last second counts whole. */
export const timerSOf = ({ promiseS = market.promise.durationS }: Promised): number => promiseS + 1

/** How long the wash may take: a longer promise leaves more time for it. */
export const readySOf = ({ promiseS = market.promise.durationS }: Promised): number =>
  promiseS - market.promise.durationS + market.promise.readyS

/** The end of the promise. */
export const promiseEndsAt = (pickedUpAt: Date, order: Promised = {}): Date =>
  after(pickedUpAt, timerSOf(order) * 1_000)

/** When a deadline of the order passes; null if it has none, or has met it. */
export function deadlineAt(deadline: Deadline, order: OrderTimes): Date | null {
  const { promise } = market
  const { status, pickedUpAt } = order
  const heldSince = order.takenOverAt ?? pickedUpAt
  const isComing = status === orderProcess.accept.to
  const isWashing = washingStatuses.includes(status)
  const since = (from: Date | null, isOpen: boolean, seconds: number) =>
    isOpen && from ? after(from, seconds * 1_000) : null
  const sincePickup = (isOpen: boolean, seconds: number) => since(pickedUpAt, isOpen, seconds)
  switch (deadline) {
    case 'pickup':
      return isComing ? pickupLateAt(order) : null
    case 'start':
      return since(heldSince, status === orderProcess.pickUp.to, promise.startS)
    case 'wash':
      return since(heldSince, isWashing && !order.laundryCompletedAt, readySOf(order))
    case 'return':
      return sincePickup(isWashing && !order.arrivedAt, timerSOf(order))
    case 'operator': {
      if (!isComing) return sincePickup(isWashing, timerSOf(order) + promise.operatorAfterS)
      const dueAt = pickupDueAt(order)
      return dueAt && after(dueAt, promise.operatorAfterS * 1_000)
    }
    case 'confirmation': {
      const waits = status === orderProcess.deliver.to && order.deliveryProven === false
      return waits && order.deliveredAt ? after(order.deliveredAt, market.orders.autoCompleteMs) : null
    }
    default:
      return deadline satisfies never
  }
}

/** The first deadline of the order after a time; null if there is none. */
export function nextDeadlineAt(order: OrderTimes, after: Date): Date | null {
  const times = deadlines.flatMap((deadline) => deadlineAt(deadline, order)?.getTime() ?? [])
  const next = Math.min(...times.filter((time) => time > after.getTime()))
  return Number.isFinite(next) ? new Date(next) : null
}

/**
 * Free until some minutes after the acceptance and once the Washer is late; otherwise a fee for the Washer's trip. With the Washer at the
 * door it is the fee for nobody there.
 */
export function cancelFee(order: PickupTimes & { readonly agreedMinor: Minor }, now: Date): Minor {
  const { lateCancelAfterMs, lateCancelMinor } = market.fees
  const { acceptedAt, agreedMinor } = order
  if (acceptedAt && order.arrivedAt) return leastOf(market.door.fees.pickup.absent, agreedMinor)
  if (!acceptedAt || now.getTime() - acceptedAt.getTime() <= lateCancelAfterMs) return minor(0)
  return isLateToPickup(order, now) ? minor(0) : leastOf(lateCancelMinor, agreedMinor)
}
