/** What a second wash can mend. Lost and damaged items are claims. */
export const complaintReasons = ['not_clean', 'smell', 'creased'] as const
export type ComplaintReason = (typeof complaintReasons)[number]

export const complaintReasonTexts = {
  not_clean: 'Not clean',
  smell: 'Smells',
  creased: 'Creased',
} as const satisfies Record<ComplaintReason, string>

/** What the customer asks for: `refund` where they cannot wait for a second wash. */
export const remedies = ['rewash', 'refund'] as const
export type Remedy = (typeof remedies)[number]

/** Who pays for the second wash, or for the refund in its place. */
export const complaintParties = ['washer', 'market'] as const
export type ComplaintParty = (typeof complaintParties)[number]

/** Why a refund has its share of `market.complaints.refundBasisPoints`. */
export const refundGrounds = ['cannot_wait', 'no_washer', 'washed_again'] as const
export type RefundGround = (typeof refundGrounds)[number]

/**
 * The published table: the first rule that applies decides a complaint when it is submitted. `review`: an operator decides.
 */
export const complaintRules = [
  { id: 'photo_seen', outcome: 'review' },
  { id: 'linked', outcome: 'review' },
  { id: 'often', outcome: 'review' },
  { id: 'high_refund', outcome: 'review' },
  { id: 'washed_again', outcome: 'refund' },
  { id: 'cannot_wait', outcome: 'refund' },
  { id: 'second_wash', outcome: 'rewash' },
] as const satisfies readonly { id: string; outcome: 'review' | 'refund' | 'rewash' }[]
export const complaintRuleIds = complaintRules.map(({ id }) => id)
export type ComplaintRuleId = (typeof complaintRules)[number]['id']

/** When each rule applies. */
export const complaintRuleTexts = {
  photo_seen: 'A photo was part of another complaint, or is older than the delivery.',
  linked: 'The customer and the Washer share a card, a phone number, a device or a location.',
  often: 'More than {maximum} complaints in {days} days, and more than one in {ordersPerComplaint} orders.',
  high_refund: 'The refund is above {amount}.',
  washed_again: 'The items were already washed a second time.',
  cannot_wait: 'The customer cannot wait for a second wash.',
  second_wash: 'Everything else.',
} as const satisfies Record<ComplaintRuleId, string>
