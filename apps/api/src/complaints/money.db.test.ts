import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { assignWasher, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { complainants, startComplaints } from './builders.ts'
import type { RewashEnd } from './use-cases/follow-rewash.ts'

const world = await startComplaints()
const { db, clock } = world
const c = await complainants(world)
afterAll(c.close)
beforeEach(async () => {
  clock.advance(market.complaints.history.windowMs)
  await db.run(sql`delete from rate_limits`)
})

/** What a person owns in the books, and what they paid by card. */
const ownedBy = async (id: UserId): Promise<number> =>
  (
    await db.one<{ sum: number }>(sql`
      select coalesce(sum(balance), 0)::int as sum from ledger_accounts where owner = 'user' and owner_id = ${id}`)
  ).sum
const platform = async (name: string): Promise<number> =>
  (
    await db.one<{ sum: number }>(sql`
      select coalesce(sum(balance), 0)::int as sum from ledger_accounts where owner = 'platform' and name = ${name}`)
  ).sum

/** Two pairs of jeans at 5.00: a price of 10.00, of which a Washer has 8.50. */
const cases: [
  name: string,
  change: object,
  end: { by: 'same' | 'other' } | { end: RewashEnd } | undefined,
  expected: { refunded: number; first: number; other: number; promotions: number },
][] = [
  ['clear, the same Washer', {}, { by: 'same' }, { refunded: 0, first: 0, other: 0, promotions: 0 }],
  ['clear, another one', {}, { by: 'other' }, { refunded: 0, first: -850, other: 850, promotions: 0 }],
  ['unclear, the same', { reason: 'creased' }, { by: 'same' }, { refunded: 0, first: 850, other: 0, promotions: -850 }],
  [
    'unclear, another one',
    { reason: 'creased' },
    { by: 'other' },
    { refunded: 0, first: 0, other: 850, promotions: -850 },
  ],
  ['clear, nobody', {}, { end: 'no_washer' }, { refunded: 1_000, first: -850, other: 0, promotions: 850 }],
  ['clear, cancelled', {}, { end: 'cannot_wait' }, { refunded: 500, first: -425, other: 0, promotions: 425 }],
  [
    'unclear, nobody',
    { reason: 'creased' },
    { end: 'no_washer' },
    { refunded: 1_000, first: 0, other: 0, promotions: 0 },
  ],
  ['clear, no time', { remedy: 'refund' }, undefined, { refunded: 500, first: -425, other: 0, promotions: 425 }],
  [
    'unclear, no time',
    { reason: 'creased', remedy: 'refund' },
    undefined,
    { refunded: 500, first: 0, other: 0, promotions: 0 },
  ],
]

it.each(cases)('%s: the books show who pays, to the cent', async (_, change, course, expected) => {
  const first = await c.completed()
  const other = await aWasher(db)
  const before = {
    first: await ownedBy(c.washer.id),
    customer: await ownedBy(c.customer.id),
    promotions: await platform('promotions'),
    revenue: await platform('revenue'),
    cards: await platform('card_clearing'),
  }
  const made = await c.complained(first, change)
  if (course) {
    const again = c.rewashOf(made)
    if ('by' in course) {
      const by = course.by === 'same' ? c.washer : other
      await db.transaction((tx) => assignWasher(tx, world, { orderId: again, washerId: by.id, at: clock.now() }))
      await c.finish(again, by)
      await c.ended(again, 'washed')
    } else await c.ended(again, course.end)
  }
  const refunded = (await platform('card_clearing')) - before.cards
  expect({
    refunded,
    first: (await ownedBy(c.washer.id)) - before.first,
    other: await ownedBy(other.id),
    promotions: (await platform('promotions')) - before.promotions,
  }).toEqual(expected)
  expect(await platform('revenue')).toBe(before.revenue - refunded)
  expect(await ownedBy(c.customer.id)).toBe(before.customer)
  await c.addsUp()
})

it('the market pays the rest of a liable Washer whose pay is reserved already', async () => {
  const first = await c.completed()
  await db.transaction((tx) =>
    world.deps.earnings.placeReserve(tx, {
      id: world.newId(),
      washerId: c.washer.id,
      orderId: first,
      amountMinor: minor(1_700),
      reason: 'Everything is reserved',
    }),
  )
  const gone = await c.payOf(c.washer.id)
  const made = await c.complained(first, { same_washer: false })
  const again = c.rewashOf(made)
  const other = await aWasher(db)
  await db.transaction((tx) => assignWasher(tx, world, { orderId: again, washerId: other.id, at: clock.now() }))
  await c.finish(again, other)
  await c.ended(again, 'washed')
  expect(await ownedBy(other.id)).toBe(850)
  expect(await c.payOf(c.washer.id)).toEqual(gone)
  await c.addsUp()
})
