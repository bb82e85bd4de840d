import { z } from 'zod'
import { minorAmount, minorInput } from '../amounts.ts'
import { claimId, claimPhotoId, itemId, orderId, userId } from '../ids.ts'
import { market } from '../market.ts'
import { amountMessages } from '../payments/amount-messages.ts'
import { categories } from '../scanning/catalogue.ts'
import { claimLimits } from '../settings/money-schemas.ts'
import { severalLines } from '../texts/plain-text.ts'
import { claimEvidence } from './evidence.ts'
import { conditions, problems } from './problems.ts'
import { claimActors, claimStates } from './process.ts'
import { claimRuleIds } from './rules.ts'
import { photoLookers, sighting } from './sightings.ts'

const { claims } = market
const timestamp = z.iso.datetime()

export const claimItemInput = z.object({
  item_id: itemId,
  problem: z.enum(problems),
  quantity: z.int().min(1).max(market.orders.maxQuantity),
  /** The price of one new piece. */
  retail_value_minor: minorInput
    .min(1, 'Must be greater than 0.')
    .refine((amount) => amount <= market.claims.retailMaximumMinor, amountMessages.impossible),
  age_months: z.int().min(0).max(claims.ageMaximumMonths),
  condition: z.enum(conditions),
})
export type ClaimItemInput = z.infer<typeof claimItemInput>

/** Ids of uploaded photos, in the order of display. */
const photoIds = z.array(claimPhotoId).refine((ids) => new Set(ids).size === ids.length, 'Use each photo once.')

export const claimInput = z.object({
  order_id: orderId,
  description: severalLines({
    min: claims.descriptionMin,
    max: claims.descriptionMax,
    error: 'Please describe what happened in at least 20 characters.',
  }),
  items: z
    .array(claimItemInput)
    .min(1, 'Please choose at least one item.')
    .max(market.orders.maxItems)
    .refine(
      (items) => new Set(items.map(({ item_id, problem }) => `${item_id} ${problem}`)).size === items.length,
      'Name each item once for each problem.',
    ),
  /** At least one, unless the order was not delivered. */
  photo_ids: photoIds.max(claims.photosMax),
})
export type ClaimInput = z.infer<typeof claimInput>

/** The Washer's answer or the customer's appeal. */
export const claimText = severalLines({
  min: claims.descriptionMin,
  max: claims.descriptionMax,
  error: 'Please write at least 20 characters.',
})

export const replyInput = z.object({ text: claimText, photo_ids: photoIds.max(claims.replyPhotosMax).default([]) })

export const claimItem = claimItemInput.extend({ name: z.string() })
export type ClaimItem = z.infer<typeof claimItem>

export const ruleResults = ['passed', 'failed', 'not_applicable'] as const
export type RuleResult = (typeof ruleResults)[number]

export const claimCheck = z.object({
  rule: z.enum(claimRuleIds),
  result: z.enum(ruleResults),
  evidence: z.array(claimEvidence),
})
export type ClaimCheck = z.infer<typeof claimCheck>

/**
 * How the amount of one item was computed: `counted_minor` x `age_percent` x `condition_percent` =
 * `market_value_minor`, times
 * `quantity`.
 */
export const claimLine = z.object({
  item_id: itemId,
  name: z.string(),
  problem: z.enum(problems),
  quantity: z.int(),
  retail_minor: minorAmount,
  /** The declared value; null when undeclared. */
  declared_minor: minorAmount.nullable(),
  /** The part of the retail value that counts. */
  counted_minor: minorAmount,
  age_months: z.int(),
  expected_life_months: z.int(),
  age_percent: z.number(),
  condition: z.enum(conditions),
  condition_percent: z.number(),
  market_value_minor: minorAmount,
  amount_minor: minorAmount,
})
export type ClaimLine = z.infer<typeof claimLine>

export const claimOutcomes = ['approve', 'reject', 'review'] as const

/** The assessment by the rules, reproducible from its findings. */
export const claimReport = z.object({
  rules_version: z.int(),
  assessed_at: timestamp,
  outcome: z.enum(claimOutcomes),
  /** Those of the time when the claim was made. */
  limits: claimLimits,
  /** The Washer's liability by the rules, limited to their reserved pay. */
  washer_amount_minor: minorAmount,
  checks: z.array(claimCheck),
  lines: z.array(claimLine),
  sum_minor: minorAmount,
  cover: z.object({ limit_minor: minorAmount, used_minor: minorAmount, left_minor: minorAmount }),
  amount_minor: minorAmount,
  /** What examined the photos; null in reports from before it was recorded. */
  looked: z.object({ by: z.enum(photoLookers), sightings: z.array(sighting) }).nullable(),
  /** SHA-256 of the report when it was made. */
  sha256: z.string(),
  /** The stored report still has that hash. */
  intact: z.boolean(),
})
export type ClaimReport = z.infer<typeof claimReport>

export const claimPhoto = z.object({
  id: claimPhotoId,
  url: z.string(),
  /** The time recorded by the camera, if the photo contained it. */
  taken_at: timestamp.nullable(),
})

export const replyPhoto = claimPhoto.extend({
  /** The picture was also part of the answer to another claim. */
  used_before: z.boolean(),
})
export type ReplyPhoto = z.infer<typeof replyPhoto>

export const claimEvent = z.object({
  state: z.enum(claimStates),
  by: z.enum(claimActors),
  at: timestamp,
  reason: z.string().nullable(),
})

/** Who is liable for what was paid: the Washer, limited to their reserved pay, or Washline. */
export const liableParties = ['washer', 'washline'] as const
export type LiableParty = (typeof liableParties)[number]

export const claimSummary = z.object({
  id: claimId,
  order_id: orderId,
  state: z.enum(claimStates),
  /** The caller's role in the claim. */
  role: z.enum(['customer', 'washer']),
  items: z.array(z.object({ name: z.string(), problem: z.enum(problems), quantity: z.int() })),
  /** The decided amount; null before the decision. */
  amount_minor: minorAmount.nullable(),
  paid_minor: minorAmount,
  submitted_at: timestamp,
  /** The latest time of the decision; null after it. */
  decision_due_at: timestamp.nullable(),
  /** When the deadline passed without a decision; null before, and once it is decided. */
  overdue_at: timestamp.nullable(),
  /** The Washer may answer until then; null for the customer, and once they have answered or no longer may. */
  reply_until: timestamp.nullable(),
  /** The most that may still be deducted from the Washer's pay by the rules; null for the customer. */
  may_deduct_minor: minorAmount.nullable(),
  /** Deducted from the Washer's pay so far; null for the customer. */
  deducted_minor: minorAmount.nullable(),
  can_reply: z.boolean(),
  can_appeal: z.boolean(),
})
export type ClaimSummary = z.infer<typeof claimSummary>

export const claimClock = z.object({
  submitted_at: timestamp,
  /** The first assessment, some seconds after the submission. */
  assessed_at: timestamp.nullable(),
  decision_due_at: timestamp,
  /** When the deadline passed without a decision; null before, and once it is decided. */
  overdue_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
  paid_at: timestamp.nullable(),
  /** The policy's last date, in business days. */
  last_due_at: timestamp,
})

export const claim = z.object({
  id: claimId,
  order_id: orderId,
  state: z.enum(claimStates),
  role: z.enum(['customer', 'washer', 'operator']),
  customer: z.object({ id: userId, name: z.string() }),
  washer: z.object({ id: userId, name: z.string() }),
  /** Null for an order that was not delivered. */
  delivered_at: timestamp.nullable(),
  description: z.string(),
  items: z.array(claimItem),
  photos: z.array(claimPhoto),
  /** The amount by the rules at submission: the most that it can be paid without an operator. */
  asked_minor: minorAmount,
  amount_minor: minorAmount.nullable(),
  paid_minor: minorAmount,
  decided_by: z.enum(['rules', 'operator']).nullable(),
  /** An operator's reason. */
  decision_reason: z.string().nullable(),
  /** Null before the decision, and for the customer. */
  liable_party: z.enum(liableParties).nullable(),
  /** The reserved part of the Washer's pay; null for the customer. */
  reserved_minor: minorAmount.nullable(),
  /** The most that may still be deducted from the Washer's pay by the rules; null for the customer. */
  may_deduct_minor: minorAmount.nullable(),
  /** Deducted from the Washer's pay so far; null for the customer. */
  deducted_minor: minorAmount.nullable(),
  reply: z.object({ text: z.string(), at: timestamp, photos: z.array(replyPhoto) }).nullable(),
  /** The Washer may answer until then, and no operator decides against them before. */
  reply_until: timestamp,
  can_reply: z.boolean(),
  appeal: z.object({ text: z.string(), at: timestamp }).nullable(),
  appeal_until: timestamp.nullable(),
  can_appeal: z.boolean(),
  clock: claimClock,
  report: claimReport.nullable(),
  /** Oldest first. */
  events: z.array(claimEvent),
})
export type Claim = z.infer<typeof claim>

export const claimBlockers = ['not_delivered', 'window_over', 'nothing_left', 'cover_used'] as const
export type ClaimBlocker = (typeof claimBlockers)[number]

export const claimForm = z.object({
  order_id: orderId,
  can_claim: z.boolean(),
  why_not: z.enum(claimBlockers).nullable(),
  delivered_at: timestamp.nullable(),
  /** From then on an order that is not delivered can be claimed for; null before its pickup and once it is delivered. */
  claimable_from: timestamp.nullable(),
  window_ends_at: timestamp.nullable(),
  cover: z.object({ limit_minor: minorAmount, used_minor: minorAmount, left_minor: minorAmount }),
  items: z.array(
    z.object({
      item_id: itemId,
      name: z.string(),
      category: z.enum(categories),
      /** By the item list. */
      listed: z.int(),
      /** By the Washer at pickup; null when nobody counted. */
      counted_in: z.int().nullable(),
      counted_out: z.int().nullable(),
      /** By the customer after the return; null when they did not count. */
      received: z.int().nullable(),
      /** Counted at pickup and not at return, or nothing was delivered: the form's initial quantity. */
      missing: z.int(),
      /** Pieces that can still be claimed. */
      claimable: z.int(),
      /** One value for each declared piece. */
      declared_minor: z.array(minorAmount),
      usual_value_minor: minorAmount,
      expected_life_months: z.int(),
    }),
  ),
  claims: z.array(z.object({ id: claimId, state: z.enum(claimStates) })),
})
export type ClaimForm = z.infer<typeof claimForm>
