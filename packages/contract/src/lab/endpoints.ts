import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { userId } from '../ids.ts'
import { market } from '../market.ts'
import { type Minor, minor } from '../money.ts'
import { trialRules } from '../settings/market-settings.ts'

/** What is replayed, and at most how much of it: the newest. */
export const replayed = { days: 28, orders: 5_000, waves: 5_000, claims: 1_000, washers: 5 } as const

const amountUpTo = (mostMinor: number) => z.int().min(0).max(mostMinor).transform(minor)
const share = z.int().min(0).max(5_000)

/** Fees, which are built in: they can be replayed and not published. */
export const draftFees = z.object({
  service_basis_points: share,
  service_minimum_minor: amountUpTo(10_000),
  load_medium_minor: amountUpTo(10_000),
  load_heavy_minor: amountUpTo(10_000),
  commission_basis_points: share,
  /** Of each larger cover, the smallest first. */
  coverage_fees_minor: z.array(amountUpTo(10_000)).length(market.coverage.extra.length),
})
export type DraftFees = z.infer<typeof draftFees>

/** Limits of a payment without an operator, which are built in, too. */
export const draftClaims = z.object({
  instant_maximum_minor: amountUpTo(100_000),
  budget_minor: amountUpTo(10_000_000),
  paid_orders: z.int().min(0).max(100),
  account_age_days: z.int().min(0).max(365),
})
export type DraftClaims = z.infer<typeof draftClaims>

export const rulesDraft = z.object({ rules: trialRules, fees: draftFees, claims: draftClaims })
export type RulesDraft = z.infer<typeof rulesDraft>

const dayMs = 86_400_000

export const presentFees: DraftFees = {
  service_basis_points: market.fees.serviceBasisPoints,
  service_minimum_minor: market.fees.serviceMinimumMinor,
  load_medium_minor: market.fees.loadMinor.medium,
  load_heavy_minor: market.fees.loadMinor.heavy,
  commission_basis_points: market.fees.commissionBasisPoints,
  coverage_fees_minor: market.coverage.extra.map(({ feeMinor }) => feeMinor),
}

export const presentClaims: DraftClaims = {
  instant_maximum_minor: market.claims.instantMaximumMinor,
  budget_minor: market.claims.instant.budgetMinor,
  paid_orders: market.claims.instant.paidOrders,
  account_age_days: market.claims.instant.accountAgeMs / dayMs,
}

const amount = z.int().transform((value): Minor => minor(value))
const sums = z.object({ before_minor: amount, after_minor: amount })
const counts = z.object({ before: z.int().min(0), after: z.int().min(0) })
const count = z.int().min(0)
const washer = z.object({ id: userId, name: z.string() })

export const replayGroups = ['newcomers', 'others'] as const
const ofGroups = <Shape extends z.ZodType>(shape: Shape) => z.object({ newcomers: shape, others: shape })

const replayedOrders = z.object({
  count,
  is_limited: z.boolean(),
  /** Orders whose stored amounts the present rules do not give. */
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
  summary:
    'Replays the orders, waves and claims of the last four weeks under a draft of rules, by the rules of the product. Nothing is changed; the call is recorded.',
  body: rulesDraft,
  answers: { 200: enveloped(replay) },
})
