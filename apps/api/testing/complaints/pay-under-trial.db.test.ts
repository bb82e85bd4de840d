import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { defaultMarketSettings } from '@washline/contract/settings/market-settings'
import { builtInFees } from '@washline/contract/settings/money-rules'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { complainants, startComplaints } from '../../src/complaints/builders.ts'
import { assignWasher, aWasher } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'

const world = await startComplaints()
const { db, clock, operator } = world
const c = await complainants(world)
const { washer } = c
afterAll(c.close)
beforeEach(async () => {
  clock.advance(market.complaints.history.windowMs)
  await db.run(sql`delete from rate_limits`)
})

const hour = 3_600_000
/** A commission of 10 % in place of 15 %, for so many hours from now. */
const publish = (hours: number) =>
  db.run(sql`
    insert into market_settings (version, settings, fees, changes, changed_by, reason, at, starts_at, ends_at)
    select coalesce(max(version), 0) + 1, ${JSON.stringify(defaultMarketSettings)}::jsonb,
      ${JSON.stringify({ ...builtInFees, commission_basis_points: 1_000 })}::jsonb, '[]', ${operator.id}, 'A trial of a test', ${clock.now()},
      ${clock.now()}, ${new Date(clock.now().getTime() + hours * hour)} from market_settings`)
const earned = async (orderId: number, washerId: number) =>
  (
    await db.one<{ sum: number }>(sql`
      select coalesce(sum(amount_minor), 0)::int as sum from order_earnings where order_id = ${orderId} and washer_id = ${washerId}`)
  ).sum

/** Two of four pairs of jeans: 10.00, of which a Washer has 8.50, or 9.00 under the trial. */
const cases: [name: string, isOfTrial: boolean, isDuring: boolean, paid: number][] = [
  ['placed during the trial and complained about after it', true, false, 900],
  ['placed during the trial and complained about during it', true, true, 900],
  ['placed before the trial and complained about during it', false, true, 850],
]
it.each(cases)(
  'the second wash of an order %s is paid by the fees of the first one',
  async (_, isOfTrial, isDuring, paid) => {
    if (isOfTrial) await publish(2)
    const first = await c.completed()
    if (isOfTrial && !isDuring) clock.advance(3 * hour)
    if (!isOfTrial) await publish(2)
    const made = await c.complained(first, { same_washer: false })
    const again = c.rewashOf(made)
    const before = (await c.payOf(washer.id)).earnings_reserved ?? 0
    expect(before).toBe(minor(paid))
    const other = await aWasher(db)
    await db.transaction((tx) => assignWasher(tx, world, { orderId: again, washerId: other.id, at: clock.now() }))
    await c.finish(again, other)
    await c.ended(again, 'washed')
    expect(await earned(again, other.id)).toBe(paid)
    expect(await c.complaintOf(first, made.id)).toMatchObject({ state: 'mended' })
    expect((await c.payOf(washer.id)).earnings_reserved ?? 0).toBe(0)
    await c.addsUp()
    clock.advance(3 * hour)
  },
)
