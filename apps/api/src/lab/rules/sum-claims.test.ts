import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { type ClaimChange, sumClaims } from './sum-claims.ts'

type Outcome = ClaimChange['before']['outcome']
const change = (before: Outcome, after: Outcome, more: Partial<ClaimChange> = {}): ClaimChange => ({
  isNewcomer: false,
  isOlder: false,
  before: { outcome: before, amountMinor: minor(4_000), washerMinor: minor(1_000) },
  after: { outcome: after, amountMinor: minor(4_000), washerMinor: minor(1_000) },
  isReproduced: true,
  ...more,
})

it('counts an amount only where it is paid at once, and leaves older tables of rules out', () => {
  const all = [
    change('approve', 'review'),
    change('approve', 'approve'),
    change('reject', 'reject', { isNewcomer: true }),
    change('review', 'approve', { isNewcomer: true, isReproduced: false }),
    change('approve', 'reject', { isOlder: true, isReproduced: false }),
  ]
  expect(sumClaims(all)).toEqual({
    count: 4,
    mismatches: 1,
    older: 1,
    groups: {
      others: {
        paid_at_once: { before: 2, after: 1 },
        to_a_person: { before: 0, after: 1 },
        refused: { before: 0, after: 0 },
        paid: { before_minor: 8_000, after_minor: 4_000 },
        washers: { before_minor: 2_000, after_minor: 1_000 },
      },
      newcomers: {
        paid_at_once: { before: 0, after: 1 },
        to_a_person: { before: 1, after: 0 },
        refused: { before: 1, after: 1 },
        paid: { before_minor: 0, after_minor: 4_000 },
        washers: { before_minor: 0, after_minor: 1_000 },
      },
    },
  })
})
