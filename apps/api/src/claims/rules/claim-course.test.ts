import { claimStates } from '@washline/contract/claims/process'
import { toClaimId, toOrderId, toUserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import type { Claim } from './claim.ts'
import { blockerOf, isNewlyOverdue, mayDeduct, reasonOpenOf, refuseAppeal, refuseReply } from './claim-course.ts'
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
  liableMinor: minor(5_000),
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
  isUndelivered: false,
  submittedAt: hours(-23),
  assessedAt: hours(-23),
  decisionDueAt: hours(25),
  overdueAt: null,
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
  ['decides a claim made before the delivery', { isUndelivered: true }, give(minor(1)), 'delivered_since'],
  [
    'decides an appeal made after the delivery',
    { state: 'appealed', appealedAt: hours(-1), decidedAt: hours(-2) },
    give(minor(1)),
    undefined,
  ],
  ['rejects a paid claim', { ...objected, state: 'appealed' }, { kind: 'reject', seenDecisions: 1 }, 'paid_already'],
])('an operator %s', (_, change, decision, refused) => {
  expect(
    refuseDecision({ ...claim, ...change }, decision, { leftMinor: minor(10_000), deliveredAt: hours(-30), at }),
  ).toBe(refused)
})

it.each<[string, Partial<Claim>, boolean]>([
  ['just before its deadline', { decisionDueAt: new Date(at.getTime() + 1) }, false],
  ['at its deadline', { decisionDueAt: at }, true],
  ['that could not be assessed', { state: 'submitted', decisionDueAt: at }, true],
  ['that was reported already', { decisionDueAt: at, overdueAt: hours(-1) }, false],
  ['that was rejected', { state: 'rejected', decisionDueAt: at }, false],
  ['that was paid', { ...paid, ...free, decisionDueAt: at }, false],
  ['that was paid and waits for the liability', { ...objected, decisionDueAt: at }, true],
])('whether a claim %s is newly overdue', (_, change, expected) => {
  expect(isNewlyOverdue({ ...claim, ...change }, at)).toBe(expected)
})

it.each<[string, Partial<Claim>, number]>([
  ['while it is open: what the rules may lay on them', {}, 5_000],
  ['of damage: nothing', { liableMinor: minor(0) }, 0],
  ['of an appeal: less what was deducted', { state: 'appealed', liabilityMinor: minor(2_000) }, 3_000],
  ['once it is paid: what was decided', { ...paid, washerMinor: minor(2_000) }, 2_000],
  ['once it is paid: at most what the rules may lay on them', { ...paid, washerMinor: minor(9_000) }, 5_000],
  ['once it is settled: nothing', { ...paid, ...free, washerMinor: minor(2_000) }, 0],
  ['once it is rejected: nothing', { state: 'rejected', ...free }, 0],
])('what a claim may take from the Washer’s pay %s', (_, change, expected) => {
  expect(mayDeduct({ ...claim, ...change })).toBe(expected)
})

const atHome = { pickedUpAt: null, deliveredAt: null, cancelledAt: null }
const underWay = { ...atHome, pickedUpAt: hours(-5) }
it.each([
  ['before its pickup', atHome, 'not_delivered'],
  ['two hours past its promise', underWay, null],
  ['a moment before', { ...underWay, pickedUpAt: new Date(hours(-5).getTime() + 1) }, 'not_delivered'],
  ['a month past its promise', { ...underWay, pickedUpAt: hours(-720) }, null],
  ['cancelled before its pickup', { ...atHome, cancelledAt: hours(-1) }, 'not_delivered'],
  ['ended without a delivery', { ...underWay, cancelledAt: hours(-4) }, null],
  ['ended too long ago', { ...underWay, pickedUpAt: hours(-60), cancelledAt: hours(-49) }, 'window_over'],
  ['delivered', { ...underWay, deliveredAt: hours(-48) }, null],
  ['delivered too long ago', { ...underWay, deliveredAt: new Date(hours(-48).getTime() - 1) }, 'window_over'],
] as const)('whether an order can be claimed for: %s', (_, times, expected) => {
  expect(blockerOf({ times: { ...times, promiseS: 10_800 }, claimable: 1, leftMinor: minor(1), at })).toBe(expected)
})
