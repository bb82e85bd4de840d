import { describe, expect, test } from 'vitest'
import { approvedUntil, nextState, renewableFrom, stands, stepEvents, stepStates, verificationSteps } from './steps.ts'

const moves = {
  not_started: { submit: 'submitted', pass: 'approved', approve: '-', reject: 'rejected', expire: '-' },
  submitted: { submit: '-', pass: 'approved', approve: 'approved', reject: 'rejected', expire: 'submitted' },
  approved: { submit: 'submitted', pass: 'approved', approve: '-', reject: 'rejected', expire: 'expired' },
  rejected: { submit: 'submitted', pass: 'approved', approve: '-', reject: 'rejected', expire: '-' },
  expired: { submit: 'submitted', pass: 'approved', approve: '-', reject: 'rejected', expire: '-' },
} as const

test.each(stepStates.flatMap((state) => stepEvents.map((event) => [state, event, moves[state][event]] as const)))(
  '%s, %s: %s',
  (state, event, next) => {
    expect(nextState(state, event) ?? '-').toBe(next)
  },
)

const at = new Date('2026-03-01T10:00:00Z')
const later = new Date(at.getTime() + 1)

test('approves identities for two years and other steps for one', () => {
  expect(verificationSteps.map((step) => approvedUntil(step, at).toISOString().slice(0, 10))).toEqual([
    '2028-02-29',
    '2027-03-01',
    '2027-03-01',
    '2027-03-01',
  ])
  expect(renewableFrom(approvedUntil('training', at)).toISOString()).toBe('2027-01-30T10:00:00.000Z')
})

describe('a step counts', () => {
  test.each([
    ['approved', later, true],
    ['approved', at, false],
    ['submitted', later, true],
    ['submitted', null, false],
    ['rejected', later, false],
    ['expired', later, false],
    ['not_started', null, false],
  ] as const)('%s until %j: %s', (state, until, expected) => {
    expect(stands({ state, approvedUntil: until }, at)).toBe(expected)
  })
})
