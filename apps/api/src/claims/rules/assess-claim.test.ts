import { claimRules } from '@washline/contract/claims/rules'
import { toClaimId, toItemId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { describe, expect, it } from 'vitest'
import { assess } from './assess-claim.ts'
import type { ClaimedItem, Findings, ItemCounts, PhotoFinding } from './findings.ts'

const deliveredAt = new Date('2026-11-20T10:00:00Z')
const hoursLater = (hours: number) => new Date(deliveredAt.getTime() + hours * 3_600_000)
const times = { deliveredAt, promisedAt: hoursLater(1), undeliveredFrom: hoursLater(3) }
const itemId = toItemId(1)
const shirt: ClaimedItem = {
  itemId,
  name: 'T-shirt',
  garment: 'tshirt',
  problem: 'shrunk',
  quantity: 1,
  retailMinor: minor(2_000),
  ageMonths: 12,
  condition: 'good',
  usualMinor: minor(2_000),
  expectedLifeMonths: 36,
}
const aCoat = { itemId: toItemId(2), name: 'Coat', garment: 'outerwear', retailMinor: minor(30_000) } as const
const coat: ClaimedItem = { ...shirt, ...aCoat, usualMinor: minor(12_000), expectedLifeMonths: 60 }
const lost = { ...shirt, problem: 'lost' } as const
const listed: ItemCounts = { itemId, listed: 4, countedIn: 4, countedOut: 4, received: null, claimedBefore: 0 }
const short: ItemCounts = { ...listed, countedOut: 3 }
const lostShort = { items: [lost], counts: [short] }
const twoLost = { items: [{ ...lost, quantity: 2 }] }
const uncounted: ItemCounts = { ...listed, countedIn: null, countedOut: null }
const shows = [{ garment: 'shirt', percent: 90 } as const, { garment: 'blazer', percent: 60 } as const]
const seen = { takenAt: hoursLater(1), isComparable: true, usedBefore: null, sameAs: null }
const photo: PhotoFinding = { number: 1, ...seen, shows, likeness: [] }
const unshared = { sharesCard: false, sharesPhone: false, sharesDevice: false, deviceWasPaid: false }
const links = { ...unshared, pickupAtWasher: false, mutual: { orders: 8, withWasher: 2, paidClaims: 0 } }
const standing = { accountOpenedAt: hoursLater(-999), paidOrders: 8, links, paidByRulesMinor: minor(0) }

const quiet: Findings = {
  ...times,
  counts: [listed, { ...listed, itemId: toItemId(2), listed: 2, countedIn: 2, countedOut: 2 }],
  photos: [photo],
  looked: { by: 'embedded', sightings: [] },
  declared: [],
  cover: { limitMinor: minor(50_000), usedMinor: minor(0) },
  customer: { orders: 9, claims: 0 },
  washer: { orders: 40, claims: 0 },
  standing,
}

interface Changes {
  readonly items?: readonly ClaimedItem[]
  readonly after?: number
  readonly counts?: readonly ItemCounts[]
  readonly photos?: readonly Partial<PhotoFinding>[]
  readonly declared?: Findings['declared']
  readonly cover?: readonly [limitMinor: number, usedMinor: number]
  readonly customer?: readonly [orders: number, claims: number]
  readonly washer?: readonly [orders: number, claims: number]
}

const assessed = ({ items = [shirt], after = 2, ...changes }: Changes) =>
  assess(
    {
      ...quiet,
      ...(changes.counts && { counts: changes.counts }),
      ...(changes.photos && {
        photos: changes.photos.map((each, index) => ({ ...photo, number: index + 1, ...each })),
      }),
      ...(changes.declared && { declared: changes.declared }),
      ...(changes.cover && { cover: { limitMinor: minor(changes.cover[0]), usedMinor: minor(changes.cover[1]) } }),
      ...(changes.customer && { customer: { orders: changes.customer[0], claims: changes.customer[1] } }),
      ...(changes.washer && { washer: { orders: changes.washer[0], claims: changes.washer[1] } }),
    },
    { submittedAt: hoursLater(after), items },
    { market, at: hoursLater(after) },
  )

/** Worth a tenth of its price. */
const oldCoat = { ageMonths: 60, condition: 'worn' } as const
const newCoat = { retailMinor: minor(90_000), ageMonths: 0, condition: 'new' } as const
const declares = (...valuesMinor: number[]) => ({
  declared: valuesMinor.map((valueMinor) => ({ itemId: toItemId(2), valueMinor: minor(valueMinor) })),
})
const of = (change: Partial<ClaimedItem>) => ({ items: [{ ...shirt, ...change }] })
const ofCoat = (change: Partial<ClaimedItem> = {}) => ({ items: [{ ...coat, ...change }] })
const counted = (change: Partial<ItemCounts>) => ({ counts: [{ ...listed, ...change }] })
const usedBy = (byCustomer: boolean) => ({ photos: [{ usedBefore: { claimId: toClaimId(7), byCustomer } }] })

/** Expected: outcome, amount, the Washer's liability if any, and the rules that fail. */
type Case = readonly [name: string, changes: Changes, expected: string]

const valued: readonly Case[] = [
  ['a year of three, good', of({}), 'approve 10.67'],
  ['new in every way', of({ ageMonths: 0, condition: 'new' }), 'approve 20.00'],
  ['new, good', of({ ageMonths: 0 }), 'approve 16.00'],
  ['new, worn', of({ ageMonths: 0, condition: 'worn' }), 'approve 10.00'],
  ['a year old, as new', of({ condition: 'new' }), 'approve 13.33'],
  ['a year old, worn', of({ condition: 'worn' }), 'approve 6.67'],
  ['half its life', of({ ageMonths: 18, condition: 'new' }), 'approve 10.00'],
  ['at the end of its life, a fifth stays', of({ ageMonths: 36, condition: 'new' }), 'approve 4.00'],
  ['far beyond its life', of({ ageMonths: 400, condition: 'worn' }), 'approve 2.00'],
  ['just before the least share', of({ ageMonths: 28, condition: 'new' }), 'approve 4.44'],
  ['two pieces', of({ quantity: 2 }), 'approve 21.34'],
  ['all four pieces', of({ quantity: 4, ageMonths: 0, condition: 'worn' }), 'approve 40.00'],
  ['to the cent', of({ retailMinor: minor(1_999), ageMonths: 7, condition: 'worn' }), 'approve 8.05'],
  ['a cent', of({ retailMinor: minor(1), ageMonths: 0, condition: 'new' }), 'approve 0.01'],
]

const damaged: readonly Case[] = [
  ['stained', of({ problem: 'stained' }), 'approve 10.67'],
  ['torn', of({ problem: 'torn' }), 'approve 10.67'],
  ['discoloured', of({ problem: 'discoloured' }), 'approve 10.67'],
  ['though nobody counted', { counts: [uncounted] }, 'approve 10.67'],
  ['although the customer counted all of them back', counted({ received: 4 }), 'approve 10.67'],
  ['of a piece that the Washer counted short, without a liability', { counts: [short] }, 'approve 10.67'],
  ['with two problems of one item', { items: [shirt, { ...shirt, problem: 'torn' }] }, 'approve 21.34'],
]

const unproven = 'review 10.67 but missing_at_return washer_counted_short'
const gone: readonly Case[] = [
  ['counted in and not out', lostShort, 'approve 10.67 liable 10.67'],
  [
    'two, one of them counted short',
    { ...twoLost, counts: [short] },
    'review 21.34 but missing_at_return washer_counted_short',
  ],
  ['two, counted short', { ...twoLost, counts: [{ ...listed, countedOut: 2 }] }, 'approve 21.34 liable 21.34'],
  ['a second time, counted short once', { items: [lost], counts: [{ ...short, claimedBefore: 1 }] }, unproven],
  ['counted out complete', { items: [lost] }, unproven],
  ['nobody counted', { items: [lost], counts: [uncounted] }, 'review 10.67 but missing_at_return'],
  ['counted in only', { items: [lost], ...counted({ countedOut: null }) }, 'review 10.67 but missing_at_return'],
  ['counted out only', { items: [lost], ...counted({ countedIn: null, countedOut: 3 }) }, unproven],
  [
    'counted back by the customer',
    { items: [lost], ...counted({ received: 4 }) },
    'reject 0.00 but not_received missing_at_return washer_counted_short',
  ],
  [
    'counted back by the customer, though the Washer counted short',
    { items: [lost], counts: [{ ...short, received: 4 }] },
    'reject 0.00 but not_received',
  ],
  ['missing by both counts', { items: [lost], counts: [{ ...short, received: 3 }] }, 'approve 10.67 liable 10.67'],
  ['missing by the customer’s count only', { items: [lost], ...counted({ received: 3 }) }, unproven],
  [
    'two, three of four counted back',
    { ...twoLost, ...counted({ received: 3, countedOut: 2 }) },
    'reject 0.00 but not_received',
  ],
  ['with a photo from before', { ...lostShort, photos: [{ takenAt: hoursLater(-90) }] }, 'approve 10.67 liable 10.67'],
  ['with a handover photo', { ...lostShort, photos: [{ sameAs: 'return' }] }, 'approve 10.67 liable 10.67'],
  [
    'beside a damaged one: only the lost one is the Washer’s',
    { items: [lost, { ...shirt, problem: 'torn' }], counts: [short] },
    'approve 21.34 liable 10.67',
  ],
  [
    'and it is too much to be decided at once',
    { items: [{ ...lost, quantity: 4, ageMonths: 0 }], ...counted({ countedOut: 0 }) },
    'review 64.00 liable 64.00 but small_amount',
  ],
  [
    'more than were handed over',
    { items: [{ ...lost, quantity: 5 }], ...counted({ countedOut: 0 }) },
    'reject 0.00 but pieces_handed_over missing_at_return small_amount washer_counted_short',
  ],
]

const tooEarly = 'review 10.67 but photos_after_delivery'
const timed: readonly Case[] = [
  ['in the last minute', { after: 48 }, 'approve 10.67'],
  ['a minute late', { after: 48 + 1 / 60 }, 'reject 0.00 but in_time'],
  ['with photos of the day before', { photos: [{ takenAt: hoursLater(-24) }] }, 'approve 10.67'],
  ['with an older photo', { photos: [{}, { takenAt: hoursLater(-24.1) }] }, tooEarly],
  ['with photos that do not say when', { photos: [{ takenAt: null }] }, 'approve 10.67'],
  ['with one dated photo of two', { photos: [{ takenAt: null }, { takenAt: hoursLater(-50) }] }, tooEarly],
]

const pictured: readonly Case[] = [
  ['used in an earlier claim of theirs', usedBy(true), 'reject 0.00 but photos_unused'],
  ['used by somebody else', usedBy(false), 'reject 0.00 but photos_unused'],
]

const priced: readonly Case[] = [
  ['twice the usual price', of({ retailMinor: minor(4_000) }), 'approve 21.33'],
  ['more than twice the usual price', of({ retailMinor: minor(4_001) }), 'review 21.34 but value_usual'],
  ['a coat of exactly 100', ofCoat({ retailMinor: minor(10_000) }), 'review 64.00 but small_amount'],
  ['an old coat of 100', ofCoat({ retailMinor: minor(10_000), ageMonths: 36, condition: 'good' }), 'approve 32.00'],
  [
    'a coat of 200, not declared, counts as 100',
    ofCoat({ retailMinor: minor(20_000), ageMonths: 36 }),
    'approve 32.00 but value_declared',
  ],
  [
    'a coat of 300, not declared',
    ofCoat({ ageMonths: 48, condition: 'worn' }),
    'review 10.00 but value_usual value_declared',
  ],
  ['a coat of 300, declared', { ...ofCoat(), ...declares(30_000) }, 'review 192.00 but small_amount'],
  ['declared, and almost worthless by now', { ...ofCoat(oldCoat), ...declares(30_000) }, 'approve 30.00'],
  ['declared at less than stated', { ...ofCoat(oldCoat), ...declares(15_000) }, 'approve 15.00'],
  ['declared at more than stated', { ...ofCoat(oldCoat), ...declares(90_000) }, 'approve 30.00'],
  [
    'two coats of which one was declared',
    { ...ofCoat({ quantity: 2, ...oldCoat }), ...declares(30_000) },
    'review 40.00 but value_usual value_declared',
  ],
  [
    'two coats, each declared',
    { ...ofCoat({ quantity: 2, ...oldCoat }), ...declares(12_000, 30_000) },
    'approve 42.00',
  ],
]

const covered: readonly Case[] = [
  ['with enough left', { cover: [50_000, 48_933] }, 'approve 10.67'],
  ['with a cent less left', { cover: [50_000, 48_934] }, 'approve 10.66 but within_cover'],
  ['with nothing left', { cover: [50_000, 50_000] }, 'reject 0.00 but cover_left within_cover'],
  [
    'a coat of 900, declared, cover of 500',
    { ...ofCoat(newCoat), ...declares(90_000) },
    'review 500.00 but small_amount within_cover',
  ],
  [
    'the same with cover of 1000',
    { ...ofCoat(newCoat), ...declares(90_000), cover: [100_000, 0] },
    'review 900.00 but small_amount',
  ],
  [
    'two of them with cover of 2500',
    { ...ofCoat({ quantity: 2, ...newCoat }), ...declares(90_000, 90_000), cover: [250_000, 90_000] },
    'review 1600.00 but small_amount within_cover',
  ],
  [
    'what is left is small enough to be decided at once',
    { ...of({ quantity: 4, ageMonths: 0, condition: 'new' }), cover: [50_000, 46_000] },
    'approve 40.00 but within_cover',
  ],
  [
    'and the Washer is liable for no more than is paid',
    { ...twoLost, counts: [{ ...listed, countedOut: 2 }], cover: [50_000, 49_000] },
    'approve 10.00 liable 10.00 but within_cover',
  ],
]

const withHistory: readonly Case[] = [
  ['exactly 50', of({ quantity: 4, retailMinor: minor(1_250), ageMonths: 0, condition: 'new' }), 'approve 50.00'],
  [
    'a cent above 50',
    of({ quantity: 3, retailMinor: minor(1_667), ageMonths: 0, condition: 'new' }),
    'review 50.01 but small_amount',
  ],
  ['a first order', { customer: [1, 0] }, 'approve 10.67'],
  ['a second claim in two orders', { customer: [2, 1] }, 'review 10.67 but few_claims'],
  ['a second claim in three orders', { customer: [3, 1] }, 'approve 10.67'],
  ['a third claim in nine orders', { customer: [9, 2] }, 'approve 10.67'],
  ['a fourth claim in many orders', { customer: [90, 3] }, 'review 10.67 but few_claims'],
  ['a Washer with one such claim in ten orders', { washer: [10, 1] }, 'approve 10.67'],
  ['a Washer with one in nine, which changes nothing', { washer: [9, 1] }, 'approve 10.67 but washer_few_claims'],
  ['a rejection before a review', { customer: [1, 1], after: 50 }, 'reject 0.00 but in_time few_claims'],
]

describe.each([
  ['market value', valued],
  ['a damaged piece', damaged],
  ['a lost piece', gone],
  ['a claim', timed],
  ['a photo', pictured],
  ['a price', priced],
  ['cover', covered],
  ['an amount and a history', withHistory],
] as const)('%s', (_, cases) => {
  it.each(cases)('%s', (_name, changes, expected) => {
    const report = assessed(changes)
    const failed = report.checks.filter(({ result }) => result === 'failed').map(({ rule }) => rule)
    const liable = report.washerMinor > 0 ? ` liable ${(report.washerMinor / 100).toFixed(2)}` : ''
    const but = failed.length > 0 ? ` but ${failed.join(' ')}` : ''
    expect(`${report.outcome} ${(report.amountMinor / 100).toFixed(2)}${liable}${but}`).toBe(expected)
    expect(report.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(report.sumMinor)
  })
})

it('a report lists every rule in the order of the table, and is reproducible', () => {
  const report = assessed({})
  expect(report.checks.map(({ rule }) => rule)).toEqual(claimRules.map(({ id }) => id))
  expect(assessed({})).toEqual(report)
})

it('a report shows how the amount was computed', () => {
  const [line] = assessed({ ...ofCoat({ quantity: 2, ...oldCoat }), ...declares(30_000) }).lines
  expect(line).toMatchObject({
    quantity: 1,
    expectedLifeMonths: 60,
    ageBasisPoints: 2_000,
    conditionBasisPoints: 5_000,
  })
  expect(line).toMatchObject({ declaredMinor: 30_000, countedMinor: 30_000, marketMinor: 3_000, amountMinor: 3_000 })
})
