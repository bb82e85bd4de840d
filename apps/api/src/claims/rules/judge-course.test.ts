import type { Problem } from '@washline/contract/claims/problems'
import { toItemId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { assess, limitsOf } from './assess-claim.ts'
import type { ClaimedItem, Findings, ItemCounts } from './findings.ts'

const promisedAt = new Date('2026-11-20T10:00:00Z')
const hoursLater = (hours: number) => new Date(promisedAt.getTime() + hours * 3_600_000)
const itemId = toItemId(1)
const counted: ItemCounts = { itemId, listed: 4, countedIn: 4, countedOut: 4, received: null, claimedBefore: 0 }
const short = { ...counted, countedOut: 3 }
const gone = { ...counted, countedOut: null }
const unshared = {
  sharesCard: false,
  sharesPhone: false,
  sharesDevice: false,
  deviceWasPaid: false,
  pickupAtWasher: false,
}
const shows = [{ garment: 'shirt', percent: 90 } as const]
const photo = {
  number: 1,
  takenAt: hoursLater(3),
  isComparable: true,
  usedBefore: null,
  sameAs: null,
  likeness: [],
  shows,
}

const findings: Findings = {
  promisedAt,
  undeliveredFrom: hoursLater(2),
  deliveredAt: hoursLater(1),
  counts: [counted],
  photos: [photo],
  looked: { by: 'embedded', sightings: [] },
  declared: [],
  cover: { limitMinor: minor(50_000), usedMinor: minor(0) },
  customer: { orders: 9, claims: 0 },
  washer: { orders: 40, claims: 0 },
  standing: {
    accountOpenedAt: hoursLater(-999),
    paidOrders: 8,
    links: { ...unshared, mutual: { orders: 8, withWasher: 2, paidClaims: 0 } },
    paidByRulesMinor: minor(0),
  },
}

/** A shirt worth 10.00. */
const shirt = (problem: Problem, quantity = 1): ClaimedItem => ({
  itemId,
  name: 'T-shirt',
  garment: 'tshirt',
  problem,
  quantity,
  retailMinor: minor(1_000),
  ageMonths: 0,
  condition: 'new',
  usualMinor: minor(1_000),
  expectedLifeMonths: 36,
})

interface Case {
  readonly items: readonly ClaimedItem[]
  readonly counts?: ItemCounts
  readonly deliveredAt?: Date | null
  readonly after?: number
  readonly isUndelivered?: boolean
}

const never = { counts: gone, deliveredAt: null, after: 2 } as const
const since = { deliveredAt: hoursLater(3), after: 3, isUndelivered: true } as const
const lost = 'missing_at_return washer_counted_short'

it.each<[string, Case, string]>([
  ['a theft, counted short', { items: [shirt('theft')], counts: short }, 'review liable 10 but kind_decidable'],
  ['a theft of what was counted out', { items: [shirt('theft')] }, `review liable 0 but kind_decidable ${lost}`],
  ['a wrong item given back', { items: [shirt('wrong_item')] }, 'review liable 0 but kind_decidable'],
  [
    'a wrong item, though all were counted back',
    { items: [shirt('wrong_item')], counts: { ...counted, received: 4 } },
    'review liable 0 but kind_decidable',
  ],
  [
    'one lost and one stolen, counted short once',
    { items: [shirt('lost'), shirt('theft')], counts: short },
    `review liable 0 but kind_decidable ${lost}`,
  ],
  [
    'never delivered: all that was counted in',
    { ...never, items: [shirt('lost', 4)] },
    'review liable 40 but order_delivered',
  ],
  [
    'never delivered: what nobody counted',
    { ...never, items: [shirt('lost')], counts: { ...gone, countedIn: null } },
    'review liable 0 but order_delivered missing_at_return',
  ],
  [
    'never delivered: claimed before in part',
    { ...never, items: [shirt('lost', 2)], counts: { ...gone, claimedBefore: 2 } },
    'review liable 20 but order_delivered',
  ],
  [
    'never delivered: more than is left',
    { ...never, items: [shirt('lost', 3)], counts: { ...gone, claimedBefore: 2 } },
    `reject liable 0 but pieces_handed_over order_delivered ${lost}`,
  ],
  [
    'never delivered, too early',
    { ...never, items: [shirt('lost')], after: 1.9 },
    'reject liable 0 but in_time order_delivered',
  ],
  ['delivered since', { ...since, items: [shirt('lost')] }, `reject liable 0 but not_delivered_since ${lost}`],
])('%s', (_, { items, counts = counted, deliveredAt = hoursLater(1), after = 4, ...made }, expected) => {
  const photos = deliveredAt !== null && deliveredAt < hoursLater(after) ? [photo] : []
  const given = { ...findings, counts: [counts], deliveredAt, photos }
  const claim = { submittedAt: hoursLater(after), items, ...made }
  const { outcome, checks, washerMinor } = assess(given, claim, { market, at: hoursLater(5) })
  const failed = checks.filter(({ result }) => result === 'failed').map(({ rule }) => rule)
  expect(`${outcome} liable ${washerMinor / 100} but ${failed.join(' ')}`).toBe(expected)
})

it.each<[string, ItemCounts, Date | null, number]>([
  ['counted in and not out', short, hoursLater(1), 1_000],
  ['counted in and out', counted, hoursLater(1), 0],
  ['counted in and never delivered', gone, null, 1_000],
  ['counted in, and delivered without a count', gone, hoursLater(1), 0],
])(
  'reserves of the Washer’s pay for a lost item what the rules may lay on them: %s',
  (_, counts, deliveredAt, liable) => {
    const claim = { submittedAt: hoursLater(4), items: [shirt('lost'), { ...shirt('torn'), itemId: toItemId(2) }] }
    const { askedMinor, liableMinor } = limitsOf(claim, { ...findings, counts: [counts], deliveredAt }, { market })
    expect([askedMinor, liableMinor]).toEqual([2_000, liable])
  },
)
