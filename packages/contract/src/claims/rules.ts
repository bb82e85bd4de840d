import { type ClaimRules, market } from '../market.ts'
import type { Minor } from '../money.ts'

/** Raised whenever a rule, its order or its inputs change; a report contains the version it was made by. */
export const claimRulesVersion = 4

/**
 * The consequence of a failed rule: the claim is rejected, an operator reviews it, or the amount is reduced.
 * `liability` applies when the rule passes: the Washer is liable, limited to their reserved pay. `note` changes
 * nothing.
 */
export const consequences = ['reject', 'review', 'amount', 'liability', 'note'] as const
export type Consequence = (typeof consequences)[number]

interface ClaimRule {
  readonly id: string
  /** `missing`: lost or stolen; `returned`: damaged, or the wrong item. */
  readonly about: 'missing' | 'damaged' | 'returned' | 'both'
  readonly consequence: Consequence
}

/** The rules that decide claims, in the order of evaluation. The first failed rule that rejects is the reason. */
export const claimRules = [
  { id: 'in_time', about: 'both', consequence: 'reject' },
  { id: 'not_delivered_since', about: 'missing', consequence: 'reject' },
  { id: 'pieces_handed_over', about: 'both', consequence: 'reject' },
  { id: 'photos_unused', about: 'both', consequence: 'reject' },
  { id: 'not_received', about: 'missing', consequence: 'reject' },
  { id: 'cover_left', about: 'both', consequence: 'reject' },
  { id: 'order_delivered', about: 'missing', consequence: 'review' },
  { id: 'kind_decidable', about: 'both', consequence: 'review' },
  { id: 'missing_at_return', about: 'missing', consequence: 'review' },
  { id: 'photos_after_delivery', about: 'returned', consequence: 'review' },
  { id: 'photos_own', about: 'returned', consequence: 'review' },
  { id: 'photos_show_item', about: 'damaged', consequence: 'review' },
  { id: 'photos_same_item', about: 'damaged', consequence: 'review' },
  { id: 'value_usual', about: 'both', consequence: 'review' },
  { id: 'few_claims', about: 'both', consequence: 'review' },
  { id: 'small_amount', about: 'both', consequence: 'review' },
  { id: 'account_age', about: 'both', consequence: 'review' },
  { id: 'paid_orders', about: 'both', consequence: 'review' },
  { id: 'not_linked', about: 'both', consequence: 'review' },
  { id: 'within_budget', about: 'both', consequence: 'review' },
  { id: 'value_declared', about: 'both', consequence: 'amount' },
  { id: 'within_cover', about: 'both', consequence: 'amount' },
  { id: 'washer_counted_short', about: 'missing', consequence: 'liability' },
  { id: 'washer_few_claims', about: 'both', consequence: 'note' },
] as const satisfies readonly ClaimRule[]
export type ClaimRuleId = (typeof claimRules)[number]['id']
export const claimRuleIds = claimRules.map(({ id }) => id) as [ClaimRuleId, ...ClaimRuleId[]]

/** The published texts of the rules: condition, inputs and consequence. `claimRuleValues` fills in their values. */
export const claimRuleTexts = {
  in_time: {
    condition:
      'The claim is filed within {hours} hours of delivery. An order that was picked up and not delivered can be claimed from {overdueHours} hours after its promised time.',
    considers: 'When the order was picked up and delivered, and when the claim was submitted.',
    otherwise: 'The claim is rejected.',
  },
  not_delivered_since: {
    condition: 'An order claimed as not delivered has not been delivered since.',
    considers: 'When the order was delivered, and when the claim was submitted.',
    otherwise: 'The claim is rejected. You can claim again for what is missing or damaged.',
  },
  pieces_handed_over: {
    condition: 'No more items are claimed than were handed over.',
    considers: 'The count at pickup, or the item list if there was no count, less what was claimed before.',
    otherwise: 'The claim is rejected.',
  },
  photos_unused: {
    condition: 'No photo was used in another claim.',
    considers: 'A fingerprint of each photo, compared with those of all claims. It also finds resized copies.',
    otherwise: 'The claim is rejected.',
  },
  not_received: {
    condition: 'The customer has not confirmed that the item came back.',
    considers: 'The customer’s own count of what came back, made on their phone after the return.',
    otherwise: 'The claim is rejected.',
  },
  cover_left: {
    condition: 'Some of the order’s coverage is left.',
    considers: 'The coverage of the order and what all its claims were paid.',
    otherwise: 'The claim is rejected.',
  },
  order_delivered: {
    condition: 'The order was delivered.',
    considers: 'Whether the laundry may still come. If the claim is approved, the order ends and is not charged.',
    otherwise: 'Our team decides.',
  },
  kind_decidable: {
    condition: 'The claim is about items that are lost or damaged.',
    considers: 'What the customer reports. Counts and photos cannot show a theft, or whose item was returned.',
    otherwise: 'Our team decides.',
  },
  missing_at_return: {
    condition: 'The counts at pickup and return show that the item is missing.',
    considers:
      'Both counts of the Washer, as stored in the handover record. Without a delivery, nothing was counted out.',
    otherwise: 'Our team decides.',
  },
  photos_after_delivery: {
    condition: 'The photos were taken after the delivery.',
    considers:
      'The time the camera wrote into the photo, give or take {tolerance} hours. Without one, nothing is concluded.',
    otherwise: 'Our team decides.',
  },
  photos_own: {
    condition: 'No photo is already part of the order.',
    considers: 'Whether a photo repeats the scan or a handover photo of this order.',
    otherwise: 'Our team decides.',
  },
  photos_show_item: {
    condition: 'A photo shows an item of the claimed kind.',
    considers: 'What the scanner recognizes in each photo, if it is at least {recognized}% sure.',
    otherwise: 'Our team decides.',
  },
  photos_same_item: {
    condition: 'A photo shows the same item as the scan.',
    considers:
      'How closely the type, cut and colors in each photo match the item in the scan. At {likely}% or more it is likely the same item, below {unlikely}% unlikely. In between, nothing is concluded.',
    otherwise: 'Our team decides.',
  },
  value_usual: {
    condition: 'The stated price is at most {factor} times what such an item usually costs, or its declared value.',
    considers: 'The price list’s usual price of such an item, and what was declared with the order.',
    otherwise: 'Our team decides.',
  },
  few_claims: {
    condition:
      'The customer filed at most {claims} other claims within {days} days, and no more than one for every {orders} orders.',
    considers: 'The customer’s orders and claims.',
    otherwise: 'Our team decides.',
  },
  small_amount: {
    condition: 'The amount is at most {small}.',
    considers: 'The amount by the rules below.',
    otherwise: 'Our team decides.',
  },
  account_age: {
    condition: 'The customer’s account is at least {accountDays} days old.',
    considers: 'When the account was opened, and when the claim was submitted.',
    otherwise: 'Our team decides.',
  },
  paid_orders: {
    condition: 'The customer has completed at least {paidOrders} other orders and paid for them by card.',
    considers: 'The customer’s completed orders that were paid by card and not refunded.',
    otherwise: 'Our team decides.',
  },
  not_linked: {
    condition: 'The customer and the Washer only deal with each other as customer and Washer.',
    considers:
      'Whether they share a card, a phone number or a device, whether another account on one of the customer’s devices was compensated, whether the pickup was within {linkMeters} m of the Washer’s own address, and whether more than {mutualPercent}% of the customer’s completed orders, of at least {mutualOrders}, were with this Washer after an earlier paid claim between them.',
    otherwise: 'Our team decides.',
  },
  within_budget: {
    condition: 'All claims decided without a person within {budgetHours} hours add up to {budget} at most.',
    considers: 'What the rules paid within that time, plus this claim.',
    otherwise: 'Our team decides and is alerted.',
  },
  value_declared: {
    condition: 'An item over {high} was declared when the order was placed.',
    considers: 'The declared items of the order, and their value.',
    otherwise: 'The item counts as {high}, or as its declared value.',
  },
  within_cover: {
    condition: 'The amount is within what is left of the coverage.',
    considers: 'The coverage of the order, across all its claims.',
    otherwise: 'What is left is paid.',
  },
  washer_counted_short: {
    condition: 'The Washer counted the item in and did not count it out.',
    considers: 'Both counts of the Washer.',
    otherwise:
      'Washline pays. If the rule is met, the Washer pays, unless they answer within {reply} hours and our team agrees.',
  },
  washer_few_claims: {
    condition: 'At most one in {washerOrders} of the Washer’s orders led to a claim they had to pay.',
    considers: 'The Washer’s orders and claims.',
    otherwise: 'The claim is not affected. Our team reviews the Washer.',
  },
} as const satisfies Record<ClaimRuleId, { condition: string; considers: string; otherwise: string }>

const hourMs = 3_600_000

/** The values in the rules' texts. */
export const claimRuleValues = (money: (amountMinor: Minor) => string, { claims }: ClaimRules = market) => {
  return {
    hours: claims.windowMs / hourMs,
    overdueHours: claims.undeliveredAfterMs / hourMs,
    tolerance: claims.photoTimeToleranceMs / hourMs,
    factor: claims.usualValueFactor,
    claims: claims.history.maximum,
    days: claims.history.windowMs / (24 * hourMs),
    orders: claims.history.ordersPerClaim,
    small: money(claims.instantMaximumMinor),
    high: money(claims.highValueMinor),
    reply: claims.replyMs / hourMs,
    washerOrders: claims.history.ordersPerWasherClaim,
    recognized: claims.instant.recognizedPercent,
    likely: claims.instant.sameItem.likelyPercent,
    unlikely: claims.instant.sameItem.unlikelyPercent,
    accountDays: claims.instant.accountAgeMs / (24 * hourMs),
    paidOrders: claims.instant.paidOrders,
    linkMeters: claims.instant.linkMeters,
    mutualOrders: claims.instant.mutual.orders,
    mutualPercent: claims.instant.mutual.sharePercent,
    budget: money(claims.instant.budgetMinor),
    budgetHours: claims.instant.budgetMs / hourMs,
  }
}
