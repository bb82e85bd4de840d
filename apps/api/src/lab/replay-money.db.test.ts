import type { Replay } from '@washline/contract/lab/endpoints'
import { minor } from '@washline/contract/money'
import { defaultMarketSettings, trialRulesOf } from '@washline/contract/settings/market-settings'
import { builtInFees, builtInLimits } from '@washline/contract/settings/money-rules'
import type { ClaimLimits, FeeRules } from '@washline/contract/settings/money-schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimants, startClaims } from '../claims/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { replayRules } from './use-cases/replay-rules.ts'

const world = await startClaims()
const { db, clock, operator } = world
afterAll(world.close)
const replay = ({ fees = {}, claims = {} }: { fees?: Partial<FeeRules>; claims?: Partial<ClaimLimits> } = {}) =>
  replayRules(world, operator.id, {
    rules: trialRulesOf(defaultMarketSettings),
    fees: { ...builtInFees, ...fees },
    claims: { ...builtInLimits, ...claims },
  })

interface Stored {
  readonly orders: number
  readonly gross: number
  readonly net: number
  readonly market: number
}
let stored: Stored

beforeAll(async () => {
  const people = await claimants(world)
  // Lived by their people: by card and by wallet, with a larger cover, another load, one cancelled, one that waits for a Washer.
  const plain = await people.completed()
  await people.completed({ change: { load_type: 'heavy', coverage: 1_000 } })
  await people.placed({ load_type: 'medium' })
  const cancelled = await people.placed()
  await world.call(people.customer, 'PUT', `/api/orders/${cancelled}/status`, { status: 'cancelled' })
  await people.claimed(plain)
  const fresh = await claimants(world, { isNew: true })
  const yesterday = new Date(clock.now().getTime() - 86_400_000)
  await db.run(sql`update users set created_at = ${yesterday} where id = ${fresh.customer.id}`)
  await fresh.claimed(await fresh.completed())
  stored = await db.one<Stored>(sql`
    select count(*) as orders, sum(total_minor + wallet_minor)::bigint as gross, sum(net_pay_minor)::bigint as net,
      sum(total_minor + wallet_minor - net_pay_minor)::bigint as market
    from orders where placed_at is not null and status <> 'cancelled'`)
})

const unchanged = (sums: Replay['orders']['customers'], minor: number) =>
  expect(sums).toEqual({ before_minor: minor, after_minor: minor })

it('gives the stored amounts again, to the cent, under the present fees', async () => {
  const { orders, claims } = await replay()
  expect(orders).toMatchObject({ count: stored.orders, mismatches: 0, is_limited: false, losers: [] })
  unchanged(orders.customers, stored.gross)
  unchanged(orders.washers, stored.net)
  unchanged(orders.market, stored.market)
  expect(claims).toMatchObject({ count: 2, mismatches: 0, older: 0 })
  const { newcomers, others } = claims.groups
  expect(others.paid_at_once.before + newcomers.paid_at_once.before).toBe(1)
  expect(newcomers).toMatchObject({
    paid_at_once: { before: 1, after: 1 },
    to_a_person: { before: 1, after: 1 },
    paid: { before_minor: 4_000, after_minor: 4_000 },
  })
})

it('moves money between customers, Washers and the market by the fees of a draft', async () => {
  const { orders } = await replay({
    fees: {
      commission_basis_points: 2_000,
      service_minimum_minor: minor(350),
      coverage_fees_minor: [minor(400), minor(700)],
    },
  })
  expect(orders.mismatches).toBe(0)
  // Each order is four pairs of jeans of 5.00: 20.00, a share of 2.00, which the minimum raises by 1.50.
  const customers = stored.gross + stored.orders * 150 + 100
  const { accepted } = await db.one<{ accepted: number }>(sql`
    select count(*) as accepted from orders where washer_id is not null and status <> 'cancelled'`)
  expect(orders.customers).toEqual({ before_minor: stored.gross, after_minor: customers })
  expect(orders.washers).toEqual({ before_minor: stored.net, after_minor: stored.net - stored.orders * 100 })
  expect(orders.market.after_minor).toBe(customers - (stored.net - stored.orders * 100))
  const { newcomers, others } = orders.groups
  expect(newcomers.orders + others.orders).toBe(accepted)
  expect(newcomers.pay.before_minor - newcomers.pay.after_minor).toBe(accepted * 100)
  expect(newcomers.median_change_minor).toBeLessThan(0)
  const [most, ...less] = orders.losers
  for (const { pay } of less)
    expect(pay.after_minor - pay.before_minor).toBeGreaterThanOrEqual(
      (most?.pay.after_minor ?? 0) - (most?.pay.before_minor ?? 0),
    )
  expect(most?.washer.name).toMatch(/^Washer/)
})

it('sends claims to a person, or pays them at once, by the limits of a draft', async () => {
  const lower = (await replay({ claims: { instant_maximum_minor: minor(3_999) } })).claims
  expect(lower.groups.newcomers).toMatchObject({
    paid_at_once: { before: 1, after: 0 },
    to_a_person: { before: 1, after: 2 },
    paid: { before_minor: 4_000, after_minor: 0 },
  })
  const open = (await replay({ claims: { paid_orders: 0, account_age_days: 0 } })).claims
  expect(open.groups.newcomers).toMatchObject({
    paid_at_once: { before: 1, after: 2 },
    to_a_person: { before: 1, after: 0 },
    paid: { before_minor: 4_000, after_minor: 8_000 },
  })
})

it('counts what the present rules do not give again', async () => {
  const raise = (byMinor: number) =>
    db.run(sql`
      update orders set service_fee_minor = service_fee_minor + ${byMinor}, total_minor = total_minor + ${byMinor}
      where id = (select max(id) from orders where status = 'pending')`)
  await raise(1)
  expect((await replay()).orders.mismatches).toBe(1)
  await raise(-1)
  expect((await replay()).orders.mismatches).toBe(0)
})

it('takes four weeks, and is recorded', async () => {
  const { since, until } = await replay()
  expect(new Date(until).getTime() - new Date(since).getTime()).toBe(28 * 86_400_000)
  expect(until).toBe(clock.now().toISOString())
  const row = await db.maybe(sql`
    select action, route from audit_log where operator_id = ${operator.id} order by id desc limit 1`)
  expect(row).toEqual({ action: 'read_other', route: 'POST /api/ops/lab/replays' })
  clock.advance(29 * 86_400_000)
  const later = await replay()
  expect([later.orders.count, later.claims.count]).toEqual([0, 0])
})
