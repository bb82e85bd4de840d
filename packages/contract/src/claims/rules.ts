import { market } from '../market.ts'
import { toMajor } from '../money.ts'

/** Raised whenever a rule, its order or what it looks at changes; a report names the version it was made by. */
export const claimRulesVersion = 1

/**
 * What a rule that does not hold does: the claim is rejected; a person decides; the amount is less. `blame` is the other
 * way round: where the rule holds, the Washer bears the amount as far as their pay for it is held. `note` changes nothing
 * about the claim.
 */
export const consequences = ['reject', 'review', 'amount', 'blame', 'note'] as const
export type Consequence = (typeof consequences)[number]

interface ClaimRule {
  readonly id: string
  /** Lost pieces, damaged ones, or both. */
  readonly about: 'lost' | 'damaged' | 'both'
  readonly consequence: Consequence
}

/** The rules that decide claims, in the order in which they are looked at. The first that rejects is the reason. */
export const claimRules = [
  { id: 'in_time', about: 'both', consequence: 'reject' },
  { id: 'pieces_handed_over', about: 'both', consequence: 'reject' },
  { id: 'photos_unused', about: 'both', consequence: 'reject' },
  { id: 'not_received', about: 'lost', consequence: 'reject' },
  { id: 'cover_left', about: 'both', consequence: 'reject' },
  { id: 'missing_at_return', about: 'lost', consequence: 'review' },
  { id: 'photos_after_delivery', about: 'damaged', consequence: 'review' },
  { id: 'photos_own', about: 'damaged', consequence: 'review' },
  { id: 'value_usual', about: 'both', consequence: 'review' },
  { id: 'few_claims', about: 'both', consequence: 'review' },
  { id: 'small_amount', about: 'both', consequence: 'review' },
  { id: 'value_declared', about: 'both', consequence: 'amount' },
  { id: 'within_cover', about: 'both', consequence: 'amount' },
  { id: 'washer_counted_short', about: 'lost', consequence: 'blame' },
  { id: 'washer_few_claims', about: 'both', consequence: 'note' },
] as const satisfies readonly ClaimRule[]
export type ClaimRuleId = (typeof claimRules)[number]['id']
export const claimRuleIds = claimRules.map(({ id }) => id) as [ClaimRuleId, ...ClaimRuleId[]]

/** The rules in words: what has to hold, what is looked at, and what happens otherwise. `claimRuleValues` fills them in. */
export const claimRuleTexts = {
  in_time: {
    holds: 'The claim is made within {hours} hours of delivery.',
    looksAt: 'When the order was delivered, and when the claim was submitted.',
    otherwise: 'The claim is rejected.',
  },
  pieces_handed_over: {
    holds: 'No more pieces are claimed than were handed over.',
    looksAt: 'The count at pickup, or the item list where nobody counted, less what was claimed before.',
    otherwise: 'The claim is rejected.',
  },
  photos_unused: {
    holds: 'No photo was used in another claim.',
    looksAt: 'A fingerprint of each photo, compared with those of all claims. It also finds copies of another size.',
    otherwise: 'The claim is rejected.',
  },
  not_received: {
    holds: 'The customer has not confirmed that the piece came back.',
    looksAt: 'The customer’s own count of what came back, made on their phone after the return.',
    otherwise: 'The claim is rejected.',
  },
  cover_left: {
    holds: 'Some of the order’s cover is left.',
    looksAt: 'The cover of the order and what all its claims were paid.',
    otherwise: 'The claim is rejected.',
  },
  missing_at_return: {
    holds: 'The counts at pickup and return show that the piece is missing.',
    looksAt: 'Both counts of the Washer, as kept in the chain of custody.',
    otherwise: 'A person decides.',
  },
  photos_after_delivery: {
    holds: 'The photos were taken after the delivery.',
    looksAt:
      'The time that the camera wrote into the photo, give or take {tolerance} hours. Without one, nothing is concluded.',
    otherwise: 'A person decides.',
  },
  photos_own: {
    holds: 'The photos show the piece as it came back.',
    looksAt: 'Whether a photo is the scan or a handover photo of this order once more.',
    otherwise: 'A person decides.',
  },
  value_usual: {
    holds: 'The stated price is at most {factor} times what such a piece usually costs, or was declared.',
    looksAt: 'The catalogue’s typical price of such a piece, and what was declared with the order.',
    otherwise: 'A person decides.',
  },
  few_claims: {
    holds:
      'The customer made at most {claims} other claims within {days} days, and no more than one for every {orders} orders.',
    looksAt: 'The customer’s orders and claims.',
    otherwise: 'A person decides.',
  },
  small_amount: {
    holds: 'The amount is at most {small}.',
    looksAt: 'The amount by the rules below.',
    otherwise: 'A person decides.',
  },
  value_declared: {
    holds: 'A piece over {high} was declared when the order was placed.',
    looksAt: 'The declared pieces of the order, and their value.',
    otherwise: 'The piece counts as {high}, or as what it was declared at.',
  },
  within_cover: {
    holds: 'The amount is within what is left of the cover.',
    looksAt: 'The cover of the order, over all its claims together.',
    otherwise: 'What is left is paid.',
  },
  washer_counted_short: {
    holds: 'The Washer counted the piece in and did not count it out.',
    looksAt: 'Both counts of the Washer.',
    otherwise:
      'Washline pays. Where it holds, the Washer does, unless they answer within {reply} hours and a person agrees.',
  },
  washer_few_claims: {
    holds: 'At most one in {washerOrders} orders of the Washer led to a claim that they had to pay.',
    looksAt: 'The Washer’s orders and claims.',
    otherwise: 'It changes nothing about the claim. A person looks at the Washer.',
  },
} as const satisfies Record<ClaimRuleId, { holds: string; looksAt: string; otherwise: string }>

const hourMs = 3_600_000

/** What the rules' texts are filled in with; `money` writes major units. */
export const claimRuleValues = (money: (amount: number) => string) => {
  const { claims } = market
  return {
    hours: claims.windowMs / hourMs,
    tolerance: claims.photoTimeToleranceMs / hourMs,
    factor: claims.usualValueFactor,
    claims: claims.history.maximum,
    days: claims.history.windowMs / (24 * hourMs),
    orders: claims.history.ordersPerClaim,
    small: money(toMajor(claims.instantMaximumMinor)),
    high: money(toMajor(claims.highValueMinor)),
    reply: claims.replyMs / hourMs,
    washerOrders: claims.history.ordersPerWasherClaim,
  }
}
