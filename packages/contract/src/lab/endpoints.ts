import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { userId } from '../ids.ts'

import { trialRules } from '../settings/market-settings.ts'
import { claimLimits, publishedFees } from '../settings/money-schemas.ts'

/** What is replayed, and at most how much of it: the newest. */
export const replayed = { days: 28, orders: 5_000, waves: 5_000, batches: 5_000, claims: 1_000, washers: 5 } as const

export const rulesDraft = z.object({ rules: trialRules, fees: publishedFees, claims: claimLimits })
export type RulesDraft = z.infer<typeof rulesDraft>

const amount = z.int().brand<'Minor'>()
const sums = z.object({ before_minor: amount, after_minor: amount })
const counts = z.object({ before: z.int().min(0), after: z.int().min(0) })
const count = z.int().min(0)
const washer = z.object({ id: userId, name: z.string() })

export const replayGroups = ['newcomers', 'others'] as const
const ofGroups = <Shape extends z.ZodType>(shape: Shape) => z.object({ newcomers: shape, others: shape })

const replayedOrders = z.object({
  count,
  is_limited: z.boolean(),
  /** Orders whose stored amounts the fees of their time do not give. */
  mismatches: count,
  customers: sums,
  washers: sums,
  market: sums,
  /** The net pay of orders that have a Washer. */
  groups: ofGroups(z.object({ orders: count, washers: count, pay: sums, median_change_minor: amount })),
  losers: z.array(z.object({ washer, orders: count, pay: sums })),
})

const replayedWaves = z.object({
  count,
  /** Decisions about many orders together; `mismatches` and `farther` count them, too. */
  batches: count,
  is_limited: z.boolean(),
  searches: count,
  mismatches: count,
  /** Waves in which the draft looks farther than was looked: who was there is not stored. */
  farther: count,
  offers: ofGroups(counts),
  /** Orders by when their Washer would have been asked. */
  found: z.object({ same: count, earlier: count, later: count, too_slow: count, not_asked: count }),
  earlier_s: z.int().min(0),
  later_s: z.int().min(0),
  losers: z.array(z.object({ washer, offers: counts })),
})

const replayedClaims = z.object({
  count,
  is_limited: z.boolean(),
  mismatches: count,
  /** Assessed by an older table of rules; left out. */
  older: count,
  groups: ofGroups(
    z.object({
      paid_at_once: counts,
      to_a_person: counts,
      refused: counts,
      paid: sums,
      washers: sums,
    }),
  ),
})

const replay = z.object({
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  orders: replayedOrders,
  waves: replayedWaves,
  claims: replayedClaims,
})
export type Replay = z.infer<typeof replay>

export const replayRules = defineEndpoint({
  method: 'POST',
  path: '/api/ops/lab/replays',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'Replays the orders, waves and claims of the last four weeks under a draft of rules, by the rules of the product. Nothing is changed; the call is recorded.',
  body: rulesDraft,
  answers: { 200: enveloped(replay) },
})
