import type { LiveOrder, Risk } from '@washline/contract/console/live'
import { market } from '@washline/contract/market'

const minuteMs = 60_000
/** An order is tight from this long before its deadline. */
const tightMs = { pickup: 5 * minuteMs, return: 30 * minuteMs }

export interface LiveTimes {
  readonly status: LiveOrder['status']
  readonly pendingSince: Date | null
  readonly pickupAt: Date | null
  readonly pickedUpAt: Date | null
}

const after = (at: Date | null, ms: number) => at && new Date(at.getTime() + ms)
const riskOf = (now: Date, due: Date | null, tightBeforeMs: number): Risk => {
  if (due === null) return 'none'
  if (now > due) return 'late'
  return now.getTime() > due.getTime() - tightBeforeMs ? 'tight' : 'none'
}

/** The deadline of an order's next step, and the risk of missing it; none once it is delivered. */
export function liveRisk(order: LiveTimes, now: Date): { dueAt: Date | null; risk: Risk } {
  const { notifyCustomerAfterMs, giveUpAfterMs } = market.dispatch
  switch (order.status) {
    case 'pending': {
      const givesUpAt = after(order.pendingSince, giveUpAfterMs)
      return { dueAt: givesUpAt, risk: riskOf(now, givesUpAt, giveUpAfterMs - notifyCustomerAfterMs) }
    }
    case 'accepted':
      return { dueAt: order.pickupAt, risk: riskOf(now, order.pickupAt, tightMs.pickup) }
    case 'picked_up':
    case 'in_progress': {
      const dueAt = after(order.pickedUpAt, market.promise.durationS * 1_000)
      return { dueAt, risk: riskOf(now, dueAt, tightMs.return) }
    }
    default:
      return { dueAt: null, risk: 'none' }
  }
}
