import { claimRules } from '@washline/contract/claims/rules'
import type { Claim, ClaimForm, ClaimReport } from '@washline/contract/claims/schemas'
import type { Custody } from '@washline/contract/custody/schemas'
import { toClaimId, toClaimPhotoId, toItemId, toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { builtInLimits } from '@washline/contract/settings/money-rules'
import { aPhotoUrl } from './a-draft.ts'
import { aCustomer, aWasher } from './people.ts'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

type FormItem = ClaimForm['items'][number]
export const aFormItem = (changes: Partial<FormItem> = {}): FormItem => ({
  item_id: toItemId(11),
  name: 'Sweater',
  category: 'tops',
  listed: 1,
  counted_in: 1,
  counted_out: 1,
  received: null,
  missing: 0,
  claimable: 1,
  declared_minor: [],
  usual_value_minor: minor(6_000),
  expected_life_months: 60,
  ...changes,
})

/** What a claim opens with, for tests: a pair of socks was counted in and not out. */
export const aClaimForm = (changes: Partial<ClaimForm> = {}): ClaimForm => ({
  order_id: toOrderId(100_482),
  can_claim: true,
  why_not: null,
  delivered_at: inHours(-7),
  claimable_from: null,
  window_ends_at: inHours(41.2),
  cover: { limit_minor: minor(50_000), used_minor: minor(0), left_minor: minor(50_000) },
  items: [
    aFormItem({
      item_id: toItemId(12),
      name: 'Socks (pair)',
      category: 'underwear',
      listed: 5,
      counted_in: 5,
      counted_out: 4,
      missing: 1,
      claimable: 5,
      usual_value_minor: minor(600),
      expected_life_months: 36,
    }),
    aFormItem(),
  ],
  claims: [],
  ...changes,
})

export const aClaimReport = (changes: Partial<ClaimReport> = {}): ClaimReport => ({
  rules_version: 1,
  assessed_at: inHours(-1),
  outcome: 'approve',
  limits: builtInLimits,
  washer_amount_minor: minor(0),
  checks: claimRules.map(({ id, about }) => ({
    rule: id,
    result: about === 'missing' ? 'not_applicable' : 'passed',
    evidence: id === 'in_time' ? [{ code: 'submitted_after', values: { hours: 6 } }] : [],
  })),
  lines: [
    {
      item_id: toItemId(11),
      name: 'Sweater',
      problem: 'shrunk',
      quantity: 1,
      retail_minor: minor(6_000),
      declared_minor: null,
      counted_minor: minor(6_000),
      age_months: 18,
      expected_life_months: 60,
      age_percent: 70,
      condition: 'good',
      condition_percent: 80,
      market_value_minor: minor(3_360),
      amount_minor: minor(3_360),
    },
  ],
  sum_minor: minor(3_360),
  cover: { limit_minor: minor(50_000), used_minor: minor(0), left_minor: minor(50_000) },
  amount_minor: minor(3_360),
  looked: { by: 'embedded', sightings: [] },
  sha256: 'a'.repeat(64),
  intact: true,
  ...changes,
})

/** A claim that was paid at once, as its customer sees it, for tests. */
export const aClaim = (changes: Partial<Claim> = {}): Claim => ({
  id: toClaimId(100_007),
  order_id: toOrderId(100_482),
  state: 'paid',
  role: 'customer',
  customer: { id: aCustomer().id, name: aCustomer().name },
  washer: { id: aWasher().id, name: aWasher().name },
  delivered_at: inHours(-7),
  description: 'The sleeves came back two sizes smaller.',
  items: [
    {
      item_id: toItemId(11),
      name: 'Sweater',
      problem: 'shrunk',
      quantity: 1,
      retail_value_minor: minor(6_000),
      age_months: 18,
      condition: 'good',
    },
  ],
  photos: [{ id: toClaimPhotoId(1), url: aPhotoUrl, taken_at: null }],
  asked_minor: minor(3_360),
  amount_minor: minor(3_360),
  paid_minor: minor(3_360),
  decided_by: 'rules',
  decision_reason: null,
  liable_party: null,
  reserved_minor: null,
  may_deduct_minor: null,
  deducted_minor: null,
  reply: null,
  reply_until: inHours(23),
  can_reply: false,
  appeal: null,
  appeal_until: inHours(160),
  can_appeal: true,
  clock: {
    submitted_at: inHours(-1),
    assessed_at: inHours(-1),
    decision_due_at: inHours(41.5),
    overdue_at: null,
    decided_at: inHours(-1),
    paid_at: inHours(-1),
    last_due_at: inHours(200),
  },
  report: aClaimReport(),
  events: [
    { state: 'submitted', by: 'customer', at: inHours(-1), reason: null },
    { state: 'paid', by: 'rules', at: inHours(-1), reason: null },
  ],
  ...changes,
})

/** A chain without a step, for tests that are about something else. */
export const anEmptyChain = (): Custody => ({
  evidence: 'optional',
  photo: 'optional',
  steps: [],
  next: null,
  manifest: [],
  tags: [],
  pin_locked: false,
})
