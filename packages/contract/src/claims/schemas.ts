import { z } from 'zod'
import { id } from '../ids.ts'
import { market } from '../market.ts'
import { toMajor } from '../money.ts'
import { categories } from '../scanning/catalogue.ts'
import { evidence } from './evidence.ts'
import { conditions, problems } from './problems.ts'
import { claimActors, claimStates } from './process.ts'
import { claimRuleIds } from './rules.ts'
import { photoLookers, sighting } from './sightings.ts'

const { claims } = market
const timestamp = z.iso.datetime()
const hasAtMostTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

export const claimItemInput = z.object({
  item_id: id,
  problem: z.enum(problems),
  quantity: z.int().min(1).max(market.orders.maxQuantity),
  /** What one such piece costs new. */
  retail_value: z
    .number()
    .positive('Must be greater than 0.')
    .max(toMajor(claims.retailMaximumMinor))
    .refine(hasAtMostTwoDecimals, 'Must have at most two decimals.'),
  age_months: z.int().min(0).max(claims.ageMaximumMonths),
  condition: z.enum(conditions),
})
export type ClaimItemInput = z.infer<typeof claimItemInput>

/** The ids that the uploads of photos answered, in the order to show them. */
const photoIds = z.array(id).refine((ids) => new Set(ids).size === ids.length, 'Each photo once.')

export const claimInput = z.object({
  order_id: id,
  description: z
    .string()
    .trim()
    .min(claims.descriptionMin, 'Please describe what happened in at least 20 characters.')
    .max(claims.descriptionMax),
  items: z
    .array(claimItemInput)
    .min(1, 'Please choose at least one item.')
    .max(market.orders.maxItems)
    .refine(
      (items) => new Set(items.map(({ item_id, problem }) => `${item_id} ${problem}`)).size === items.length,
      'Name each item once for each problem.',
    ),
  photo_ids: photoIds.min(1, 'Please add at least one photo.').max(claims.photosMax),
})
export type ClaimInput = z.infer<typeof claimInput>

/** What the Washer answers, and why the customer appeals. */
export const claimText = z
  .string()
  .trim()
  .min(claims.descriptionMin, 'Please write at least 20 characters.')
  .max(claims.descriptionMax)

export const replyInput = z.object({ text: claimText, photo_ids: photoIds.max(claims.replyPhotosMax).default([]) })

export const claimItem = claimItemInput.extend({ name: z.string() })
export type ClaimItem = z.infer<typeof claimItem>

export const ruleResults = ['passed', 'failed', 'not_applicable'] as const
export type RuleResult = (typeof ruleResults)[number]

export const claimCheck = z.object({
  rule: z.enum(claimRuleIds),
  result: z.enum(ruleResults),
  evidence: z.array(evidence),
})
export type ClaimCheck = z.infer<typeof claimCheck>

/** How the amount of one item came about: `counted` x `age_percent` x `condition_percent` = `market_value`, times `quantity`. */
export const claimLine = z.object({
  item_id: id,
  name: z.string(),
  problem: z.enum(problems),
  quantity: z.int(),
  retail: z.number(),
  /** The declared value, or none. */
  declared: z.number().nullable(),
  /** What of the retail value counts. */
  counted: z.number(),
  age_months: z.int(),
  life_months: z.int(),
  age_percent: z.number(),
  condition: z.enum(conditions),
  condition_percent: z.number(),
  market_value: z.number(),
  amount: z.number(),
})
export type ClaimLine = z.infer<typeof claimLine>

export const claimOutcomes = ['approve', 'reject', 'review'] as const

/** What the rules say of a claim: reproducible from its findings. */
export const claimReport = z.object({
  rules_version: z.int(),
  assessed_at: timestamp,
  outcome: z.enum(claimOutcomes),
  /** What of the amount the Washer bears by the rules, as far as their pay for it is held. */
  washer_amount: z.number(),
  checks: z.array(claimCheck),
  lines: z.array(claimLine),
  sum: z.number(),
  cover: z.object({ limit: z.number(), used: z.number(), left: z.number() }),
  amount: z.number(),
  /** Who looked at the photos; null in a report from before that was written down. */
  looked: z.object({ by: z.enum(photoLookers), sightings: z.array(sighting) }).nullable(),
  /** SHA-256 of the report as it was kept when it was made. */
  sha256: z.string(),
  /** The report still has that hash. */
  intact: z.boolean(),
})
export type ClaimReport = z.infer<typeof claimReport>

export const claimPhoto = z.object({
  id,
  url: z.string(),
  /** By the camera, where the photo said so when it was uploaded. */
  taken_at: timestamp.nullable(),
})

/** A photo of the Washer's answer. */
export const replyPhoto = claimPhoto.extend({
  /** The same picture was in the answer to another claim. */
  used_before: z.boolean(),
})
export type ReplyPhoto = z.infer<typeof replyPhoto>

export const claimEvent = z.object({
  state: z.enum(claimStates),
  by: z.enum(claimActors),
  at: timestamp,
  reason: z.string().nullable(),
})

/** Who bears what was paid: the Washer as far as their pay for it was held, or Washline. */
export const bearers = ['washer', 'washline'] as const
export type Bearer = (typeof bearers)[number]

export const claimSummary = z.object({
  id,
  order_id: id,
  state: z.enum(claimStates),
  /** The caller's side of it. */
  role: z.enum(['customer', 'washer']),
  items: z.array(z.object({ name: z.string(), problem: z.enum(problems), quantity: z.int() })),
  /** What was decided; null before. */
  amount: z.number().nullable(),
  paid: z.number(),
  submitted_at: timestamp,
  /** When it is decided at the latest; null once it is. */
  decision_due_at: timestamp.nullable(),
  /** The caller can answer or appeal until then. */
  can_reply: z.boolean(),
  can_appeal: z.boolean(),
})
export type ClaimSummary = z.infer<typeof claimSummary>

export const claimClock = z.object({
  submitted_at: timestamp,
  /** The first answer: the report, some seconds after. */
  assessed_at: timestamp.nullable(),
  decision_due_at: timestamp,
  decided_at: timestamp.nullable(),
  paid_at: timestamp.nullable(),
  /** The outer limit of the policy, in business days. */
  last_due_at: timestamp,
})

export const claim = z.object({
  id,
  order_id: id,
  state: z.enum(claimStates),
  role: z.enum(['customer', 'washer', 'operator']),
  customer: z.object({ id, name: z.string() }),
  washer: z.object({ id, name: z.string() }),
  description: z.string(),
  items: z.array(claimItem),
  photos: z.array(claimPhoto),
  /** What the rules computed when it was submitted: the most that it can be without an operator. */
  asked: z.number(),
  amount: z.number().nullable(),
  paid: z.number(),
  decided_by: z.enum(['rules', 'operator']).nullable(),
  /** An operator's words. */
  decision_reason: z.string().nullable(),
  /** Null before it is decided, and for the customer. */
  borne_by: z.enum(bearers).nullable(),
  /** What is held of the Washer's pay; null for the customer. */
  held: z.number().nullable(),
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

/** Why an order cannot be claimed for. */
export const claimObstacles = ['not_delivered', 'window_over', 'nothing_left', 'cover_used'] as const
export type ClaimObstacle = (typeof claimObstacles)[number]

export const claimForm = z.object({
  order_id: id,
  can_claim: z.boolean(),
  why_not: z.enum(claimObstacles).nullable(),
  delivered_at: timestamp.nullable(),
  window_ends_at: timestamp.nullable(),
  cover: z.object({ limit: z.number(), used: z.number(), left: z.number() }),
  items: z.array(
    z.object({
      item_id: id,
      name: z.string(),
      category: z.enum(categories),
      /** By the item list. */
      listed: z.int(),
      /** By the Washer at pickup; null where nobody counted. */
      counted_in: z.int().nullable(),
      counted_out: z.int().nullable(),
      /** The customer's own count. */
      received: z.int().nullable(),
      /** Counted in and not out: what the form opens with. */
      missing: z.int(),
      /** What can still be claimed. */
      claimable: z.int(),
      /** One value for each declared piece. */
      declared: z.array(z.number()),
      usual_value: z.number(),
      life_months: z.int(),
    }),
  ),
  claims: z.array(z.object({ id, state: z.enum(claimStates) })),
})
export type ClaimForm = z.infer<typeof claimForm>
