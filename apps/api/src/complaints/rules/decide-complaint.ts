import type {
  ComplaintParty,
  ComplaintReason,
  ComplaintRuleId,
  RefundGround,
  Remedy,
} from '@washline/contract/complaints/rules'
import { complaintRules } from '@washline/contract/complaints/rules'
import { market, type PriceRules } from '@washline/contract/market'
import { leastOf, type Minor, shareOf } from '@washline/contract/money'
import { netPayOf } from '@washline/contract/orders/pay'

/** Everything that the published table asks about a complaint. */
export interface ComplaintFindings {
  readonly remedy: Remedy
  readonly washedAgain: boolean
  /** What the items cost. */
  readonly valueMinor: Minor
  /** What of the order was paid and not refunded. */
  readonly refundableMinor: Minor
  readonly photoSeen: boolean
  readonly linked: boolean
  /** Earlier complaints of the customer, and their completed orders, within the table's time. */
  readonly complaints: number
  readonly orders: number
}

export type Verdict =
  | { readonly rule: ComplaintRuleId; readonly outcome: 'review' | 'rewash' }
  | { readonly rule: ComplaintRuleId; readonly outcome: 'refund'; readonly amountMinor: Minor }

const { complaints: limits } = market

/** The share of the price that is refunded, at most what is left of the order. */
export const refundOf = (
  { valueMinor, refundableMinor }: Pick<ComplaintFindings, 'valueMinor' | 'refundableMinor'>,
  ground: RefundGround,
): Minor => leastOf(shareOf(valueMinor, limits.refundBasisPoints[ground]), refundableMinor)

const groundOf = ({ washedAgain, remedy }: ComplaintFindings): RefundGround | undefined => {
  if (washedAgain) return 'washed_again'
  return remedy === 'refund' ? 'cannot_wait' : undefined
}

const isOften = ({ complaints, orders }: ComplaintFindings): boolean =>
  complaints >= limits.history.maximum && (complaints + 1) * limits.history.ordersPerComplaint > orders

/** The published table: the first rule that applies. */
export function decideComplaint(findings: ComplaintFindings): Verdict {
  const ground = groundOf(findings)
  const amountMinor = ground && refundOf(findings, ground)
  const applies: Record<ComplaintRuleId, boolean> = {
    photo_seen: findings.photoSeen,
    linked: findings.linked,
    often: isOften(findings),
    high_refund: amountMinor !== undefined && (amountMinor > limits.instantMaximumMinor || amountMinor === 0),
    washed_again: findings.washedAgain,
    cannot_wait: ground === 'cannot_wait',
    second_wash: true,
  }
  const { id: rule, outcome } = complaintRules.find(({ id }) => applies[id]) ?? complaintRules[6]
  if (outcome !== 'refund') return { rule, outcome }
  if (amountMinor === undefined) throw new Error(`${rule} refunds without a ground`)
  return { rule, outcome, amountMinor }
}

/** The Washer is liable only where it is clear: a wash that did not clean, reported within a day of its delivery. */
export function liablePartyOf(complaint: {
  readonly reason: ComplaintReason
  readonly washedAgain: boolean
  readonly deliveredAt: Date
  readonly submittedAt: Date
}): ComplaintParty {
  const { reason, washedAgain, deliveredAt, submittedAt } = complaint
  const isSoon = submittedAt.getTime() - deliveredAt.getTime() <= limits.clearWithinMs
  return reason !== 'creased' && isSoon && !washedAgain ? 'washer' : 'market'
}

/** What a liable Washer pays at most: the pay for the items, up to the published limit. */
export const liableMinorOf = (valueMinor: Minor, rules: PriceRules = market): Minor =>
  leastOf(netPayOf(valueMinor, rules), limits.liableMaximumMinor)
