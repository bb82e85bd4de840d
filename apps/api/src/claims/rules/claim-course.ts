import type { ClaimQueueReason } from '@washline/contract/claims/console-endpoints'
import { isOpen } from '@washline/contract/claims/process'
import type { ClaimBlocker } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import { leastOf, type Minor, minor, mostOf, subtract } from '@washline/contract/money'
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

/** The Washer sees the photos of a claim while it can still change: until it is answered, decided and no longer appealed. */
export const showsPhotosToWasher = (claim: Pick<Course, 'state' | 'replyUntil' | 'decidedAt'>, at: Date): boolean =>
  isOpen(claim.state) || at.getTime() < Math.max(claim.replyUntil.getTime(), appealUntil(claim)?.getTime() ?? 0)

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

/** The rules or an operator still have to decide. */
const isWaiting = (claim: Course): boolean => isOpen(claim.state) || reasonOpenOf(claim) !== null

/** When the deadline of an undecided claim passed. */
export const overdueSince = (claim: Course & Pick<Claim, 'overdueAt'>): Date | null =>
  isWaiting(claim) ? claim.overdueAt : null

/** The deadline has passed without a decision, and that was not reported yet. */
export const isNewlyOverdue = (claim: Course & Pick<Claim, 'overdueAt' | 'decisionDueAt'>, at: Date): boolean =>
  isWaiting(claim) && claim.overdueAt === null && at.getTime() >= claim.decisionDueAt.getTime()

/** The most that may still be deducted from the Washer's pay: what the rules may lay on them, then what was decided. */
export function mayDeduct(
  claim: Pick<Claim, 'state' | 'reserveId' | 'liableMinor' | 'washerMinor' | 'liabilityMinor'>,
): Minor {
  const { state, reserveId, liableMinor, washerMinor, liabilityMinor } = claim
  const left = (share: Minor) => mostOf(minor(0), subtract(share, liabilityMinor))
  if (isOpen(state)) return left(liableMinor)
  return state === 'paid' && reserveId !== null ? left(leastOf(liableMinor, washerMinor)) : minor(0)
}

/** An open claim, or its appeal, that was made before the order was delivered. */
export const isDeliveredSince = (
  { state, isUndelivered }: Pick<Claim, 'state' | 'isUndelivered'>,
  deliveredAt: Date | null,
): boolean => isOpen(state) && isUndelivered && deliveredAt !== null

export interface OrderTimes {
  readonly pickedUpAt: Date | null
  readonly deliveredAt: Date | null
  readonly cancelledAt: Date | null
  /** From the pickup to the return. */
  readonly promiseS: number
}

export const promisedAt = (pickedUpAt: Date, { promiseS }: Pick<OrderTimes, 'promiseS'>): Date =>
  new Date(pickedUpAt.getTime() + promiseS * 1_000)

/** From when on an order that was picked up can be claimed for without a delivery: some hours after its promise, or its end. */
export function undeliveredFrom(pickedUpAt: Date, order: Pick<OrderTimes, 'cancelledAt' | 'promiseS'>): Date {
  const { cancelledAt } = order
  const overdueAt = promisedAt(pickedUpAt, order).getTime() + claims.undeliveredAfterMs
  return new Date(Math.min(overdueAt, cancelledAt?.getTime() ?? overdueAt))
}

/** From when until when an order can be claimed for; without an end while it may still be delivered. */
export function claimWindowOf(order: OrderTimes): {
  from: Date | null
  endsAt: Date | null
} {
  const { pickedUpAt, deliveredAt, cancelledAt } = order
  const endedAt = deliveredAt ?? (pickedUpAt && cancelledAt)
  return {
    from: deliveredAt ?? (pickedUpAt && undeliveredFrom(pickedUpAt, order)),
    endsAt: endedAt && new Date(endedAt.getTime() + claims.windowMs),
  }
}

/** Why the time does not allow a claim. */
export function refuseTime(order: OrderTimes, at: Date): Extract<ClaimBlocker, 'not_delivered' | 'window_over'> | null {
  const { from, endsAt } = claimWindowOf(order)
  if (from === null || at.getTime() < from.getTime()) return 'not_delivered'
  return endsAt !== null && at.getTime() > endsAt.getTime() ? 'window_over' : null
}

/** Why an order cannot be claimed for now. */
export function blockerOf(order: {
  readonly times: OrderTimes
  readonly claimable: number
  readonly leftMinor: Minor
  readonly at: Date
}): ClaimBlocker | null {
  const refused = refuseTime(order.times, order.at)
  if (refused) return refused
  if (order.claimable <= 0) return 'nothing_left'
  return order.leftMinor <= 0 ? 'cover_used' : null
}
