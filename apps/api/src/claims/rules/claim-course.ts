import type { ClaimNeed } from '@washline/contract/claims/ops-endpoints'
import { isOpen } from '@washline/contract/claims/process'
import type { ClaimObstacle } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import { addBusinessDays } from './business-days.ts'
import type { Claim } from './claim.ts'

const { claims } = market

/** The clocks that start with a claim. */
export const clocksFrom = (at: Date): { replyUntil: Date; decisionDueAt: Date; lastDueAt: Date } => ({
  replyUntil: new Date(at.getTime() + claims.replyMs),
  decisionDueAt: new Date(at.getTime() + claims.decisionMs),
  lastDueAt: addBusinessDays(at, claims.creditBusinessDays),
})

type Course = Pick<Claim, 'state' | 'holdId' | 'repliedAt' | 'replyUntil' | 'appealedAt' | 'decidedAt'>

/** Something of it is still to be decided about the Washer. */
const concernsWasher = ({ state, holdId }: Course): boolean => isOpen(state) || (state === 'paid' && holdId !== null)

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

/** What an operator has to do about a claim. */
export function needOf({ state, holdId, repliedAt }: Course): ClaimNeed | null {
  if (state === 'in_review') return 'decision'
  if (state === 'appealed') return 'appeal'
  return state === 'paid' && holdId !== null && repliedAt !== null ? 'blame' : null
}

/** The Washer may still answer, and has not. */
export const mayStillAnswer = (
  { repliedAt, replyUntil }: Pick<Course, 'repliedAt' | 'replyUntil'>,
  at: Date,
): boolean => repliedAt === null && at.getTime() < replyUntil.getTime()

/** Why an order cannot be claimed for now. */
export function obstacleOf(order: {
  readonly deliveredAt: Date | null
  readonly claimable: number
  readonly leftMinor: number
  readonly at: Date
}): ClaimObstacle | null {
  if (!order.deliveredAt) return 'not_delivered'
  if (order.at.getTime() > order.deliveredAt.getTime() + claims.windowMs) return 'window_over'
  if (order.claimable <= 0) return 'nothing_left'
  return order.leftMinor <= 0 ? 'cover_used' : null
}
