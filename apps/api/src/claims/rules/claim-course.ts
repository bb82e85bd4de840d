import type { ClaimQueueReason } from '@washline/contract/claims/console-endpoints'
import { isOpen } from '@washline/contract/claims/process'
import type { ClaimBlocker } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { addBusinessDays } from './business-days.ts'
import type { Claim } from './claim.ts'

const { claims } = market

export const clocksFrom = (at: Date): { replyUntil: Date; decisionDueAt: Date; lastDueAt: Date } => ({
  replyUntil: new Date(at.getTime() + claims.replyMs),
  decisionDueAt: new Date(at.getTime() + claims.decisionMs),
  lastDueAt: addBusinessDays(at, claims.creditBusinessDays),
})

type Course = Pick<Claim, 'state' | 'reserveId' | 'repliedAt' | 'replyUntil' | 'appealedAt' | 'decidedAt'>

/** A decision about the Washer is still open. */
const concernsWasher = ({ state, reserveId }: Course): boolean =>
  isOpen(state) || (state === 'paid' && reserveId !== null)

export type ReplyRefusal = 'replied' | 'reply_over' | 'nothing_to_decide'
export function refuseReply(claim: Course, at: Date): ReplyRefusal | undefined {
  if (claim.repliedAt) return 'replied'
  if (at.getTime() >= claim.replyUntil.getTime()) return 'reply_over'
  return concernsWasher(claim) ? undefined : 'nothing_to_decide'
}

export const appealUntil = ({ decidedAt }: Pick<Course, 'decidedAt'>): Date | null =>
  decidedAt && new Date(decidedAt.getTime() + claims.appealMs)

export type AppealRefusal = 'appealed' | 'not_appealable' | 'appeal_over'
export function refuseAppeal(claim: Course, at: Date): AppealRefusal | undefined {
  if (claim.appealedAt) return 'appealed'
  const until = appealUntil(claim)
  if ((claim.state !== 'rejected' && claim.state !== 'paid') || !until) return 'not_appealable'
  return at.getTime() >= until.getTime() ? 'appeal_over' : undefined
}

/** What an operator has to decide about a claim; null when nothing. */
export function reasonOpenOf({ state, reserveId, repliedAt }: Course): ClaimQueueReason | null {
  if (state === 'in_review') return 'decision'
  if (state === 'appealed') return 'appeal'
  return state === 'paid' && reserveId !== null && repliedAt !== null ? 'liability' : null
}

/** The Washer has not answered and still has time to. */
export const mayStillAnswer = (
  { repliedAt, replyUntil }: Pick<Course, 'repliedAt' | 'replyUntil'>,
  at: Date,
): boolean => repliedAt === null && at.getTime() < replyUntil.getTime()

/** Why an order cannot be claimed for now. */
export function blockerOf(order: {
  readonly deliveredAt: Date | null
  readonly claimable: number
  readonly leftMinor: Minor
  readonly at: Date
}): ClaimBlocker | null {
  if (!order.deliveredAt) return 'not_delivered'
  if (order.at.getTime() > order.deliveredAt.getTime() + claims.windowMs) return 'window_over'
  if (order.claimable <= 0) return 'nothing_left'
  return order.leftMinor <= 0 ? 'cover_used' : null
}
