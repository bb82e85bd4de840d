import type { ConsoleComplaint } from '@washline/contract/complaints/console-endpoints'
import type { ComplaintBlocker } from '@washline/contract/complaints/schemas'
import { market } from '@washline/contract/market'
import type { Complaint } from './complaint.ts'

const { complaints: limits } = market
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

export const windowEndsAt = (deliveredAt: Date): Date => after(deliveredAt, limits.windowMs)
export const decisionDueAt = (at: Date): Date => after(at, limits.decisionMs)

/** The order of a complaint, with what a complaint needs of it. */
export interface WashedOrder {
  readonly isCompleted: boolean
  readonly deliveredAt: Date | null
  readonly isRewash: boolean
}

/** Why the order cannot be complained about at all. */
export function refuseOrder(
  order: WashedOrder,
): Extract<ComplaintBlocker, 'second_wash' | 'not_completed'> | undefined {
  if (order.isRewash) return 'second_wash'
  return order.isCompleted && order.deliveredAt ? undefined : 'not_completed'
}

/** The window is still open at its last moment. */
export const isWindowOver = (deliveredAt: Date | null, at: Date): boolean =>
  deliveredAt === null || at.getTime() > windowEndsAt(deliveredAt).getTime()

export type AppealRefusal = 'appealed' | 'not_appealable' | 'appeal_over'

/** Until when this person may appeal, or why not: the customer a decision without a second wash, the Washer what they pay. */
export function appealOf(complaint: Complaint, by: 'customer' | 'washer', at: Date): Date | AppealRefusal {
  const { state, decidedAt, appealedAt, washerAppealedAt, deductedMinor, unpaidMinor } = complaint
  if ((by === 'customer' ? appealedAt : washerAppealedAt) !== null) return 'appealed'
  const isOpen = by === 'customer' ? state === 'rejected' || state === 'refunded' : deductedMinor + unpaidMinor > 0
  if (!isOpen || !decidedAt) return 'not_appealable'
  const until = after(decidedAt, limits.appealMs)
  return at.getTime() > until.getTime() ? 'appeal_over' : until
}

/** What an operator has to decide about a complaint; undefined when nothing. */
export function questionOf(complaint: Complaint): ConsoleComplaint['question'] | undefined {
  const { state, washerAppealedAt, liabilityDecidedAt } = complaint
  if (state === 'in_review') return 'decision'
  if (state === 'appealed') return 'appeal'
  return washerAppealedAt && !liabilityDecidedAt ? 'liability' : undefined
}
