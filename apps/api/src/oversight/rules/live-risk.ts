import { market } from '@washline/contract/market'
import type { LiveOrder, Risk } from '@washline/contract/ops/live'

const minuteMs = 60_000
/** How long before it is due something is tight. */
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

/** When the next thing has to have happened to an order, and whether it looks as if it will not. */
export function liveRisk(order: LiveTimes, now: Date): { dueAt: Date | null; risk: Risk } {
  const { tellCustomerAfterMs, giveUpAfterMs } = market.dispatch
  switch (order.status) {
    case 'pending': {
      const givesUpAt = after(order.pendingSince, giveUpAfterMs)
      return { dueAt: givesUpAt, risk: riskOf(now, givesUpAt, giveUpAfterMs - tellCustomerAfterMs) }
    }
    case 'accepted':
      return { dueAt: order.pickupAt, risk: riskOf(now, order.pickupAt, tightMs.pickup) }
    case 'picked_up':
    case 'in_progress': {
      const dueAt = after(order.pickedUpAt, market.promise.durationS * 1_000)
      return { dueAt, risk: riskOf(now, dueAt, tightMs.return) }
    }
    case 'delivered':
      return { dueAt: null, risk: 'none' }
    default:
      return order.status satisfies never
  }
}
