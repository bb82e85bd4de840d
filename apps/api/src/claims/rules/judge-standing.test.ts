import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { describe, expect, it } from 'vitest'
import type { Standing } from './findings.ts'
import { standing as judges } from './judge-standing.ts'
import type { Case } from './judgement.ts'

const submittedAt = new Date('2026-11-20T10:00:00Z')
const daysBefore = (days: number) => new Date(submittedAt.getTime() - days * 24 * 3_600_000)
const unlinked: Standing['links'] = {
  sharesCard: false,
  sharesPhone: false,
  sharesDevice: false,
  deviceWasPaid: false,
  pickupAtWasher: false,
  mutual: { orders: 8, withWasher: 2, paidClaims: 0 },
}
const trusted: Standing = {
  accountOpenedAt: daysBefore(90),
  paidOrders: 8,
  links: unlinked,
  paidByRulesMinor: minor(0),
}

type Rule = keyof typeof judges
const resultsOf = (change: Partial<Standing>, amountMinor = minor(1_000)) => {
  const subject = {
    claim: { submittedAt, items: [] },
    findings: { standing: { ...trusted, ...change } },
    market,
    lines: [],
    sumMinor: amountMinor,
    leftMinor: minor(50_000),
    amountMinor,
  } as unknown as Case
  return (rule: Rule) => judges[rule](subject).result
}
const failedOf = (change: Partial<Standing>) => {
  const resultOf = resultsOf(change)
  return (Object.keys(judges) as Rule[]).filter((rule) => resultOf(rule) === 'failed')
}
const links = (change: Partial<Standing['links']>) => ({ links: { ...unlinked, ...change } })
const dealings = (orders: number, withWasher: number, paidClaims: number) =>
  links({ mutual: { orders, withWasher, paidClaims } })

type Row = readonly [name: string, change: Partial<Standing>, failed: readonly Rule[]]
const rows: readonly Row[] = [
  ['a customer of long standing', {}, []],
  ['an account of a week', { accountOpenedAt: daysBefore(7) }, []],
  ['an account that is younger', { accountOpenedAt: daysBefore(6.99) }, ['account_age']],
  ['two other paid orders', { paidOrders: 2 }, []],
  ['one other paid order', { paidOrders: 1 }, ['paid_orders']],
  ['a card of both', links({ sharesCard: true }), ['not_linked']],
  ['a phone number of both', links({ sharesPhone: true }), ['not_linked']],
  ['a device of both', links({ sharesDevice: true }), ['not_linked']],
  ['a device of an account that was compensated', links({ deviceWasPaid: true }), ['not_linked']],
  ['a pickup at the Washer’s place', links({ pickupAtWasher: true }), ['not_linked']],
  ['nine of ten orders with one Washer, and a paid claim', dealings(10, 9, 1), ['not_linked']],
  ['eight of ten orders with one Washer, and a paid claim', dealings(10, 8, 1), []],
  ['all orders with one Washer, and no claim', dealings(10, 10, 0), []],
  ['two orders with one Washer, and a paid claim', dealings(2, 2, 1), []],
  ['the last of the budget', { paidByRulesMinor: minor(99_000) }, []],
  ['a cent above the budget', { paidByRulesMinor: minor(99_001) }, ['within_budget']],
]

describe('the rules about standing', () => {
  it.each(rows)('%s', (_name, change, failed) => {
    expect(failedOf(change)).toEqual(failed)
  })

  it('the budget does not apply to a claim that an operator decides anyway', () => {
    const result = resultsOf({ paidByRulesMinor: minor(99_999) }, minor(5_001))('within_budget')
    expect(result).toBe('not_applicable')
  })
})
