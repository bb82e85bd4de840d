import { getClaim, listClaims } from '@washline/contract/claims/endpoints'
import type { Claim, ClaimSummary } from '@washline/contract/claims/schemas'
import { getCustody } from '@washline/contract/custody/endpoints'
import { toClaimId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aClaim, aClaimReport, anEmptyChain } from '../../platform/testing/a-claim.ts'
import { answer } from '../../platform/testing/answer.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced, pricedPattern } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const undecided = {
  amount_minor: null,
  paid_minor: minor(0),
  decided_by: null,
  can_appeal: false,
  appeal_until: null,
} as const
const clockOf = (due: object) => ({ ...aClaim().clock, decided_at: null, paid_at: null, ...due })
const open = (claim: Claim) =>
  renderRoute(`/claims/${claim.id}`, {
    user: claim.role === 'washer' ? aWasher() : aCustomer(),
    handlers: [
      answer(getClaim, { success: true, data: claim }),
      answer(getCustody, { success: true, data: anEmptyChain() }),
    ],
  })

const washerSees = { role: 'washer', can_appeal: false, reserved_minor: minor(0) } as const
it.each([
  [
    'of damage',
    { ...undecided, state: 'in_review', may_deduct_minor: minor(0), clock: clockOf({}) },
    'By the rules, nothing is deducted from your earnings for this claim.',
  ],
  [
    'before the decision',
    { ...undecided, state: 'in_review', may_deduct_minor: minor(900), clock: clockOf({}) },
    'Possible deduction, at most',
  ],
  [
    'while they may answer',
    { liable_party: 'washer', may_deduct_minor: minor(900), can_reply: true },
    /^It is deducted after .*, unless you answer/,
  ],
  [
    'after it happened',
    { liable_party: 'washer', may_deduct_minor: minor(0), deducted_minor: minor(900) },
    'Deducted from your earnings',
  ],
  [
    'where nothing was deducted',
    { liable_party: 'washer', may_deduct_minor: minor(0), deducted_minor: minor(0) },
    'We found you liable. Nothing was deducted from your earnings.',
  ],
] as const)('shows the Washer what a claim does to their pay: %s', async (_, changes, text) => {
  open(aClaim({ ...washerSees, ...changes }))
  await expect.element(page.getByText(text).first()).toBeVisible()
})

it('shows a decision that is late, and what happens next', async () => {
  const { submitted_at } = aClaim().clock
  open(
    aClaim({
      ...undecided,
      state: 'in_review',
      clock: clockOf({ overdue_at: submitted_at, decision_due_at: submitted_at }),
    }),
  )
  await expect.element(page.getByText('This is taking longer than promised')).toBeVisible()
  await expect
    .element(page.getByText(/^We promised a decision within 48 hours\. Your claim is now first in line/))
    .toBeVisible()
  await expect.element(page.getByText(/^late, by .* at the latest$/)).toBeVisible()
})

it('gives the delivery as the reason of a claim that it closed', async () => {
  open(
    aClaim({
      state: 'rejected',
      paid_minor: minor(0),
      amount_minor: minor(0),
      report: aClaimReport({ outcome: 'review' }),
    }),
  )
  await expect.element(page.getByText(/^The order was delivered after the claim was filed/)).toBeVisible()
})

const row = (changes: Partial<ClaimSummary>): ClaimSummary => ({
  id: aClaim().id,
  order_id: aClaim().order_id,
  state: 'in_review',
  role: 'washer',
  items: [{ name: 'Sweater', problem: 'theft', quantity: 1 }],
  amount_minor: null,
  paid_minor: minor(0),
  submitted_at: aClaim().clock.submitted_at,
  decision_due_at: aClaim().clock.decision_due_at,
  overdue_at: null,
  reply_until: aClaim().reply_until,
  may_deduct_minor: minor(900),
  deducted_minor: minor(0),
  can_reply: true,
  can_appeal: false,
  ...changes,
})

it('lists for the Washer what each claim may take from their pay, until when they can answer, and what it took', async () => {
  const settled = { state: 'paid', may_deduct_minor: minor(0), deducted_minor: minor(700), reply_until: null } as const
  const claims = [
    row({}),
    row({ id: toClaimId(100_008), may_deduct_minor: minor(0), overdue_at: aClaim().reply_until }),
    row({ id: toClaimId(100_009), ...settled }),
  ]
  const handlers = [answer(listClaims, { success: true, data: { claims, next_cursor: null } })]
  renderRoute('/claims', { user: aWasher(), handlers })
  await expect
    .element(page.getByText(pricedPattern('^Up to $9.00 may be deducted from your earnings\\. You can answer until ')))
    .toBeVisible()
  await expect
    .element(page.getByText(/^By the rules, nothing is deducted from your earnings for this claim\./))
    .toBeVisible()
  await expect.element(page.getByText('late, was due')).toBeVisible()
  await expect.element(page.getByText(priced('$7.00 was deducted from your earnings.'))).toBeVisible()
  await expect.element(page.getByText('Theft', { exact: false }).first()).toBeVisible()
})
