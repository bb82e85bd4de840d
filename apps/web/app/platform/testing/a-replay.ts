import type { Replay } from '@washline/contract/lab/endpoints'
import { minor } from '@washline/contract/money'
import type { Trial } from '@washline/contract/settings/endpoints'
import { defaultMarketSettings, trialRulesOf } from '@washline/contract/settings/market-settings'
import { builtInFees, builtInLimits } from '@washline/contract/settings/money-rules'

export const rulesNow = {
  rules: trialRulesOf(defaultMarketSettings),
  fees: builtInFees,
  claims: builtInLimits,
}

const sums = (before: number, after: number) => ({ before_minor: minor(before), after_minor: minor(after) })
const group = { orders: 4, washers: 2, pay: sums(6_800, 6_400), median_change_minor: minor(-200) }
const claims = {
  paid_at_once: { before: 3, after: 2 },
  to_a_person: { before: 1, after: 2 },
  refused: { before: 1, after: 1 },
  paid: sums(9_000, 4_000),
  washers: sums(0, 0),
}
export const aReplay: Replay = {
  since: '2026-10-23T08:00:00.000Z',
  until: '2026-11-20T08:00:00.000Z',
  orders: {
    count: 9,
    is_limited: false,
    mismatches: 0,
    customers: sums(20_000, 20_000),
    washers: sums(15_300, 14_400),
    market: sums(4_700, 5_600),
    groups: { newcomers: group, others: { ...group, orders: 5 } },
    losers: [{ washer: { id: 7 as never, name: 'Wanda Wash' }, orders: 3, pay: sums(5_100, 4_800) }],
  },
  waves: {
    count: 12,
    batches: 3,
    is_limited: true,
    searches: 8,
    mismatches: 2,
    farther: 1,
    offers: { newcomers: { before: 4, after: 9 }, others: { before: 20, after: 15 } },
    found: { same: 5, earlier: 1, later: 1, too_slow: 0, not_asked: 1 },
    earlier_s: 20,
    later_s: 40,
    losers: [{ washer: { id: 8 as never, name: 'Vera Veteran' }, offers: { before: 6, after: 2 } }],
  },
  claims: { count: 5, is_limited: false, mismatches: 0, older: 0, groups: { newcomers: claims, others: claims } },
}
/** Rules of a search that begin in December. */
export const aTrial: Trial = {
  version: 4,
  state: 'planned',
  rules: { ...rulesNow.rules, wave_size: 5 },
  fees: null,
  claims: null,
  changes: [{ setting: 'wave_size', from: 3, to: 5 }],
  starts_at: '2026-12-01T08:00:00.000Z',
  ends_at: '2026-12-08T08:00:00.000Z',
  by: { id: 100_009 as never, name: 'Omar' },
  reason: 'More Washers at once over a week',
  at: '2026-11-20T04:30:00.000Z',
  withdrawn: null,
}
