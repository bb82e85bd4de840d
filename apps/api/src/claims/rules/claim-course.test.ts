import { claimStates } from '@washline/contract/claims/process'
import { expect, it } from 'vitest'
import type { Claim } from './claim.ts'
import { needOf, refuseAppeal, refuseReply } from './claim-course.ts'
import { type Decision, refuseDecision } from './decide-claim.ts'

const at = new Date('2026-11-20T10:00:00Z')
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)

const claim: Claim = {
  id: 1,
  orderId: 1,
  customerId: 1,
  washerId: 2,
  state: 'in_review',
  description: '',
  askedMinor: 8_000,
  amountMinor: null,
  paidMinor: 0,
  washerMinor: 0,
  borneMinor: 0,
  decidedBy: null,
  decisionReason: null,
  decisions: 0,
  holdId: 'hold',
  reply: null,
  repliedAt: null,
  replyUntil: hours(1),
  appeal: null,
  appealedAt: null,
  submittedAt: hours(-23),
  assessedAt: hours(-23),
  decisionDueAt: hours(25),
  lastDueAt: hours(200),
  decidedAt: null,
  paidAt: null,
}
const paid = { state: 'paid', decisions: 1, paidMinor: 2_000, amountMinor: 2_000, decidedAt: hours(-2) } as const
const free = { holdId: null }

it.each<[string, Partial<Claim>, string | undefined]>([
  ['while it waits', {}, undefined],
  ['in the last moment', { replyUntil: new Date(at.getTime() + 1) }, undefined],
  ['when the time is over', { replyUntil: at }, 'reply_over'],
  ['twice', { repliedAt: hours(-1) }, 'replied'],
  ['to a rejection', { state: 'rejected', ...free }, 'nothing_to_decide'],
  ['to what was paid and concerns them', paid, undefined],
  ['to what was paid and does not', { ...paid, ...free }, 'nothing_to_decide'],
  ['to an appeal', { state: 'appealed' }, undefined],
])('a Washer answers %s', (_, change, refused) => {
  expect(refuseReply({ ...claim, ...change }, at)).toBe(refused)
})

it.each<[string, Partial<Claim>, string | undefined]>([
  ['a rejection', { state: 'rejected', decidedAt: hours(-2) }, undefined],
  ['what was paid', paid, undefined],
  ['a week later', { ...paid, decidedAt: hours(-7 * 24) }, 'appeal_over'],
  ['twice', { ...paid, appealedAt: hours(-1) }, 'appealed'],
  ['before anything is decided', {}, 'not_appealable'],
])('a customer appeals %s', (_, change, refused) => {
  expect(refuseAppeal({ ...claim, ...change }, at)).toBe(refused)
})

it.each(claimStates)('a claim that is %s needs an operator or does not', (state) => {
  const needs: Partial<Record<typeof state, string>> = { in_review: 'decision', appealed: 'appeal' }
  expect(needOf({ ...claim, state })).toBe(needs[state] ?? null)
  expect(needOf({ ...claim, state, repliedAt: at })).toBe(state === 'paid' ? 'blame' : (needs[state] ?? null))
})

const give = (amountMinor: number, borneBy: 'washer' | 'washline' = 'washline', seenDecisions = 0): Decision => ({
  kind: 'approve',
  amountMinor,
  borneBy,
  seenDecisions,
})
const objected = { ...paid, repliedAt: hours(-1) }
it.each<[string, Partial<Claim>, Decision, string | undefined]>([
  ['gives', {}, give(8_000), undefined],
  ['gives all that is left of the cover', {}, give(10_000), undefined],
  ['gives more', {}, give(10_001), 'over_maximum'],
  ['rejects at once', {}, { kind: 'reject', seenDecisions: 0 }, undefined],
  ['decides against a Washer who may answer', {}, give(1, 'washer'), 'washer_may_answer'],
  ['decides against one who has answered', { repliedAt: hours(-1) }, give(1, 'washer'), undefined],
  ['decides against one who has not, in time', { replyUntil: at }, give(1, 'washer'), undefined],
  ['decides on an old picture', { decisions: 1 }, give(1), 'decided_since'],
  ['decides what is decided', { ...paid, ...free }, give(2_000, 'washline', 1), 'nothing_to_decide'],
  ['lets a Washer go who objects', objected, give(2_000, 'washline', 1), undefined],
  ['gives more than was paid', objected, give(12_000, 'washline', 1), undefined],
  ['gives more than the cover after what was paid', objected, give(12_001, 'washline', 1), 'over_maximum'],
  ['gives less than was paid', objected, give(1_999, 'washer', 1), 'under_paid'],
  [
    'takes back what was paid',
    { ...objected, state: 'appealed' },
    { kind: 'reject', seenDecisions: 1 },
    'paid_already',
  ],
])('an operator %s', (_, change, decision, refused) => {
  expect(refuseDecision({ ...claim, ...change }, decision, { leftMinor: 10_000, at })).toBe(refused)
})
