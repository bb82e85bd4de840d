import type { LiveOrder, Risk } from '@washline/contract/console/live'
import { market } from '@washline/contract/market'
import { deadlineAt, pickupDueAt, promiseEndsAt } from '@washline/contract/orders/deadlines'

const minuteMs = 60_000
/** An order is tight from this long before the pickup. */
const tightPickupMs = 5 * minuteMs

export interface LiveTimes {
  readonly status: LiveOrder['status']
  readonly pendingSince: Date | null
  readonly pickupAt: Date | null
  readonly acceptedAt: Date | null
  readonly arrivedAt?: Date | null
  readonly pickedUpAt: Date | null
  readonly laundryCompletedAt: Date | null
  readonly deliveredAt: Date | null
  readonly deliveryProven: boolean | null
  readonly promiseS?: number
  /** Nobody took it over from a Washer who cannot go on. */
  readonly isGivenUp: boolean
}

const after = (at: Date | null, ms: number) => at && new Date(at.getTime() + ms)
const riskOf = (now: Date, due: Date | null, tightBeforeMs: number): Risk => {
  if (due === null) return 'none'
  if (now > due) return 'late'
  return now.getTime() > due.getTime() - tightBeforeMs ? 'tight' : 'none'
}

const hasPassed = (at: Date | null, now: Date) => at !== null && now >= at
const isOverdue = (order: LiveTimes, now: Date) => order.isGivenUp || hasPassed(deadlineAt('operator', order), now)

/** Tight once the start or the end of the wash is late, or while the promise will likely be missed. */
function riskOfReturn(order: LiveTimes, now: Date, dueAt: Date | null, chance: number | null): Risk {
  if (order.arrivedAt && dueAt) return order.arrivedAt > dueAt ? 'late' : 'none'
  if (hasPassed(dueAt, now)) return 'late'
  const isTight = hasPassed(deadlineAt('start', order), now) || hasPassed(deadlineAt('wash', order), now)
  return isTight || (chance ?? 0) >= market.pace.atRisk ? 'tight' : 'none'
}

/** The deadline of an order's next step, and the risk of missing it; none once its delivery is proven. */
export function liveRisk(
  order: LiveTimes,
  now: Date,
  chance: number | null = null,
): { dueAt: Date | null; risk: Risk } {
  const { notifyCustomerAfterMs, giveUpAfterMs } = market.dispatch
  switch (order.status) {
    case 'pending': {
      const givesUpAt = after(order.pendingSince, giveUpAfterMs)
      return { dueAt: givesUpAt, risk: riskOf(now, givesUpAt, giveUpAfterMs - notifyCustomerAfterMs) }
    }
    case 'accepted': {
      const dueAt = pickupDueAt(order)
      if (isOverdue(order, now)) return { dueAt, risk: 'overdue' }
      return { dueAt, risk: order.arrivedAt ? 'none' : riskOf(now, dueAt, tightPickupMs) }
    }
    case 'picked_up':
    case 'in_progress': {
      const dueAt = order.pickedUpAt && promiseEndsAt(order.pickedUpAt, order)
      return { dueAt, risk: isOverdue(order, now) ? 'overdue' : riskOfReturn(order, now, dueAt, chance) }
    }
    case 'delivered': {
      const dueAt = deadlineAt('confirmation', order)
      return { dueAt, risk: hasPassed(dueAt, now) ? 'overdue' : 'none' }
    }
    default:
      return { dueAt: null, risk: 'none' }
  }
}
