import { claimStates } from '@washline/contract/claims/process'
import { toClaimId, toOrderId, toUserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import type { Claim } from './claim.ts'
import { reasonOpenOf, refuseAppeal, refuseReply } from './claim-course.ts'
import { type Decision, refuseDecision } from './decide-claim.ts'

const at = new Date('2026-11-20T10:00:00Z')
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)

const claim: Claim = {
  id: toClaimId(1),
  orderId: toOrderId(1),
  customerId: toUserId(1),
  washerId: toUserId(2),
  state: 'in_review',
  description: '',
  askedMinor: minor(8_000),
  amountMinor: null,
  paidMinor: minor(0),
  washerMinor: minor(0),
  liabilityMinor: minor(0),
  decidedBy: null,
  decisionReason: null,
  decisions: 0,
  reserveId: 'reserve',
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
const paid = {
  state: 'paid',
  decisions: 1,
  paidMinor: minor(2_000),
  amountMinor: minor(2_000),
  decidedAt: hours(-2),
} as const
const free = { reserveId: null }

it.each<[string, Partial<Claim>, string | undefined]>([
  ['while the claim is open', {}, undefined],
  ['in the last moment', { replyUntil: new Date(at.getTime() + 1) }, undefined],
  ['when the time is over', { replyUntil: at }, 'reply_over'],
  ['twice', { repliedAt: hours(-1) }, 'replied'],
  ['to a rejection', { state: 'rejected', ...free }, 'nothing_to_decide'],
  ['to a paid claim that reserves their pay', paid, undefined],
  ['to a paid claim without a reserve', { ...paid, ...free }, 'nothing_to_decide'],
  ['to an appeal', { state: 'appealed' }, undefined],
])('a Washer answers %s', (_, change, refused) => {
  expect(refuseReply({ ...claim, ...change }, at)).toBe(refused)
})

it.each<[string, Partial<Claim>, string | undefined]>([
  ['a rejection', { state: 'rejected', decidedAt: hours(-2) }, undefined],
  ['a paid claim', paid, undefined],
  ['a week later', { ...paid, decidedAt: hours(-7 * 24) }, 'appeal_over'],
  ['twice', { ...paid, appealedAt: hours(-1) }, 'appealed'],
  ['before the decision', {}, 'not_appealable'],
])('a customer appeals %s', (_, change, refused) => {
  expect(refuseAppeal({ ...claim, ...change }, at)).toBe(refused)
})

it.each(claimStates)('whether a claim in %s needs an operator', (state) => {
  const reasons: Partial<Record<typeof state, string>> = { in_review: 'decision', appealed: 'appeal' }
  expect(reasonOpenOf({ ...claim, state })).toBe(reasons[state] ?? null)
  expect(reasonOpenOf({ ...claim, state, repliedAt: at })).toBe(
    state === 'paid' ? 'liability' : (reasons[state] ?? null),
  )
})

const give = (amountMinor: Minor, liableParty: 'washer' | 'washline' = 'washline', seenDecisions = 0): Decision => ({
  kind: 'approve',
  amountMinor,
  liableParty,
  seenDecisions,
})
const objected = { ...paid, repliedAt: hours(-1) }
it.each<[string, Partial<Claim>, Decision, string | undefined]>([
  ['approves', {}, give(minor(8_000)), undefined],
  ['approves all that is left of the cover', {}, give(minor(10_000)), undefined],
  ['approves more than the cover', {}, give(minor(10_001)), 'over_maximum'],
  ['rejects at once', {}, { kind: 'reject', seenDecisions: 0 }, undefined],
  ['decides against a Washer who may answer', {}, give(minor(1), 'washer'), 'washer_may_answer'],
  ['decides against one who has answered', { repliedAt: hours(-1) }, give(minor(1), 'washer'), undefined],
  ['decides against one who has not, in time', { replyUntil: at }, give(minor(1), 'washer'), undefined],
  ['decides on an older state', { decisions: 1 }, give(minor(1)), 'decided_since'],
  ['decides a settled claim again', { ...paid, ...free }, give(minor(2_000), 'washline', 1), 'nothing_to_decide'],
  ['makes Washline liable after an objection', objected, give(minor(2_000), 'washline', 1), undefined],
  ['raises the amount of a paid claim', objected, give(minor(12_000), 'washline', 1), undefined],
  ['raises it above the cover', objected, give(minor(12_001), 'washline', 1), 'over_maximum'],
  ['approves less than was paid', objected, give(minor(1_999), 'washer', 1), 'under_paid'],
  ['rejects a paid claim', { ...objected, state: 'appealed' }, { kind: 'reject', seenDecisions: 1 }, 'paid_already'],
])('an operator %s', (_, change, decision, refused) => {
  expect(refuseDecision({ ...claim, ...change }, decision, { leftMinor: minor(10_000), at })).toBe(refused)
})
