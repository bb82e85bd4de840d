import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { netPayOf } from '@washline/contract/orders/pay'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComplaintFindings, decideComplaint, liableMinorOf, liablePartyOf } from './decide-complaint.ts'

const clear: ComplaintFindings = {
  remedy: 'rewash',
  washedAgain: false,
  valueMinor: minor(1_000),
  refundableMinor: minor(5_000),
  photoSeen: false,
  linked: false,
  complaints: 0,
  orders: 1,
}
const { instantMaximumMinor, liableMaximumMinor, clearWithinMs } = market.complaints

describe('the published table', () => {
  it.each<[string, Partial<ComplaintFindings>, string, string, number?]>([
    ['everything else', {}, 'second_wash', 'rewash'],
    ['a photo that was seen', { photoSeen: true }, 'photo_seen', 'review'],
    ['a photo that was seen, and no time', { photoSeen: true, remedy: 'refund' }, 'photo_seen', 'review'],
    ['people who are linked', { linked: true }, 'linked', 'review'],
    ['a second complaint', { complaints: 1 }, 'second_wash', 'rewash'],
    ['a third of few orders', { complaints: 2, orders: 8 }, 'often', 'review'],
    ['a third of many orders', { complaints: 2, orders: 9 }, 'second_wash', 'rewash'],
    ['no time', { remedy: 'refund' }, 'cannot_wait', 'refund', 500],
    ['washed twice', { washedAgain: true }, 'washed_again', 'refund', 1_000],
    ['washed twice, and no time', { washedAgain: true, remedy: 'refund' }, 'washed_again', 'refund', 1_000],
    ['less left of the payment', { washedAgain: true, refundableMinor: minor(300) }, 'washed_again', 'refund', 300],
    ['nothing left of the payment', { remedy: 'refund', refundableMinor: minor(0) }, 'high_refund', 'review'],
    [
      'a refund at the limit',
      { remedy: 'refund', valueMinor: minor(2 * instantMaximumMinor) },
      'cannot_wait',
      'refund',
      3_000,
    ],
    [
      'a refund above the limit',
      { remedy: 'refund', valueMinor: minor(2 * instantMaximumMinor + 2), refundableMinor: minor(9_000) },
      'high_refund',
      'review',
    ],
    ['dear items that are washed again', { valueMinor: minor(50_000) }, 'second_wash', 'rewash'],
  ])('decides %s', (_, change, rule, outcome, amountMinor) => {
    expect(decideComplaint({ ...clear, ...change })).toEqual({
      rule,
      outcome,
      ...(amountMinor === undefined ? {} : { amountMinor }),
    })
  })

  it('never refunds more than the price or than what is left, whatever the findings', () => {
    fc.assert(
      fc.property(
        fc.record({
          remedy: fc.constantFrom('rewash' as const, 'refund' as const),
          washedAgain: fc.boolean(),
          valueMinor: fc.nat(100_000).map(minor),
          refundableMinor: fc.nat(100_000).map(minor),
          photoSeen: fc.boolean(),
          linked: fc.boolean(),
          complaints: fc.nat(20),
          orders: fc.nat(50),
        }),
        (findings) => {
          const verdict = decideComplaint(findings)
          if (verdict.outcome !== 'refund') return true
          const { amountMinor } = verdict
          return (
            amountMinor > 0 &&
            amountMinor <= Math.min(findings.valueMinor, findings.refundableMinor, instantMaximumMinor)
          )
        },
      ),
    )
  })
})

describe('the liable party', () => {
  const deliveredAt = new Date('2030-01-01T12:00:00Z')
  const party = (reason: 'not_clean' | 'smell' | 'creased', afterMs: number, washedAgain = false) =>
    liablePartyOf({ reason, washedAgain, deliveredAt, submittedAt: new Date(deliveredAt.getTime() + afterMs) })

  it.each([
    ['not_clean', 0, false, 'washer'],
    ['smell', clearWithinMs, false, 'washer'],
    ['smell', clearWithinMs + 1, false, 'market'],
    ['creased', 0, false, 'market'],
    ['not_clean', 0, true, 'market'],
  ] as const)('for %s after %d ms, washed again: %s, is the %s', (reason, afterMs, again, expected) => {
    expect(party(reason, afterMs, again)).toBe(expected)
  })

  it('pays what they had earned, up to the limit', () => {
    expect(liableMinorOf(minor(1_000))).toBe(netPayOf(minor(1_000)))
    expect(liableMinorOf(minor(90_000))).toBe(liableMaximumMinor)
  })
})
