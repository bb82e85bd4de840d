import { market } from '@washline/contract/market'
import type { OrderTimes } from '@washline/contract/orders/deadlines'
import { orderProcess } from '@washline/contract/orders/process'
import type { RescueState } from '@washline/contract/orders/rescue-process'

const { rescue } = market
const waits: Partial<Record<RescueState, number>> = {
  questioned: rescue.answerMs,
  searching: rescue.searchMs,
  meeting: rescue.meetMs,
}

/** When the time of the state is over; null once the rescue has ended. */
export function rescueDueAt(state: RescueState, at: Date): Date | null {
  const waitMs = waits[state]
  return waitMs === undefined ? null : new Date(at.getTime() + waitMs)
}

/** How long a Washer who has the laundry may be silent at the stage of the order. */
export function silentMsOf({ status, laundryCompletedAt }: Pick<OrderTimes, 'status' | 'laundryCompletedAt'>): number {
  if (laundryCompletedAt) return rescue.silentMs.returning
  return status === orderProcess.pickUp.to ? rescue.silentMs.collected : rescue.silentMs.washing
}

/** When a Washer is asked whether they are still there: counted from the last sign of them. */
export function questionDueAt(
  order: Pick<OrderTimes, 'status' | 'laundryCompletedAt'>,
  signs: readonly (Date | null)[],
): Date {
  return new Date(Math.max(...signs.map((sign) => sign?.getTime() ?? 0)) + silentMsOf(order))
}
