import type { OrderId } from '@washline/contract/ids'
import type { Replay } from '@washline/contract/lab/endpoints'
import { minor } from '@washline/contract/money'
import type { MoneyRulesNow, Trials } from '@washline/contract/settings/endpoints'
import { defaultMarketSettings, trialRulesOf } from '@washline/contract/settings/market-settings'
import { builtInFees, builtInLimits } from '@washline/contract/settings/money-rules'
import type { ClaimLimits, FeeRules } from '@washline/contract/settings/money-schemas'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { raceBehind } from '../../testing/harness/race-behind.ts'
import { claimants, startClaims } from '../claims/builders.ts'
import { anOperator, testConsole } from '../console/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { replayRules } from './use-cases/replay-rules.ts'

const world = await startClaims({ modules: (deps) => [testConsole(deps)] })
const { db, clock, call } = world
afterAll(world.close)
const [odile, omar] = [await anOperator(db, 'Odile'), await anOperator(db, 'Omar')]
const people = await claimants(world)
const { customer, washer, draft, place, placed, accepted, viewOf } = people
const hour = 3_600_000
const reason = 'A month of lower fees for newcomers'

beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  clock.advance(100 * 24 * hour)
})

const read = async () => (await call(odile, 'GET', '/api/ops/trials')).body.data as Trials
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString()
const publish = async (
  parts: { fees?: Partial<FeeRules>; claims?: Partial<ClaimLimits>; rules?: object },
  [from, to]: readonly [number, number] = [1, 25],
  { by = odile, version }: { by?: typeof odile; version?: number } = {},
) =>
  call(by, 'POST', '/api/ops/trials', {
    version: version ?? (await read()).version,
    ...(parts.rules && { rules: { ...trialRulesOf(defaultMarketSettings), ...parts.rules } }),
    ...(parts.fees && { fees: { ...builtInFees, ...parts.fees } }),
    ...(parts.claims && { claims: { ...builtInLimits, ...parts.claims } }),
    starts_at: inHours(from),
    ends_at: inHours(to),
    reason,
  })
const withdraw = async (by = odile) => {
  const { version } = (await read()).trials[0] ?? {}
  return call(by, 'POST', '/api/ops/trials/withdraw', { version, reason })
}
const shownNow = async () => (await call(undefined, 'GET', '/api/market/fees')).body.data as MoneyRulesNow
const quoteOf = async (id: number) =>
  (await call(customer, 'GET', `/api/orders/${id}/quote?load_type=heavy&coverage=1000`)).body.data
const storedOf = (id: OrderId) =>
  db.one<{ service: number; coverage: number; net: number; total: number }>(sql`
    select service_fee_minor as service, coverage_fee_minor as coverage, net_pay_minor as net, total_minor as total
    from orders where id = ${id}`)
const replayNow = (): Promise<Replay> =>
  replayRules(world, odile.id, {
    rules: trialRulesOf(defaultMarketSettings),
    fees: builtInFees,
    claims: builtInLimits,
  })

/** Four pairs of jeans of 5.00: 20.00. */
const dearer: Partial<FeeRules> = {
  service_basis_points: 2_000,
  load_heavy_minor: minor(500),
  commission_basis_points: 1_000,
  coverage_fees_minor: [minor(400), minor(900)],
}
const usual = { service: 600, coverage: 300, net: 1_700, total: 2_900 }
const ofTrial = { service: 900, coverage: 400, net: 1_800, total: 3_300 }
const heavy = { load_type: 'heavy', coverage: 1_000 }

describe('fees that are published for a time', () => {
  it('apply from their start to their end to estimate, placement, pay and what is shown', async () => {
    expect((await publish({ fees: dearer })).status).toBe(200)
    const { id } = await draft()
    const steps = [
      [hour - 1, usual, builtInFees.service_basis_points],
      [1, ofTrial, 2_000],
      [24 * hour - 1, ofTrial, 2_000],
      [1, usual, builtInFees.service_basis_points],
    ] as const
    for (const [waitMs, expected, share] of steps) {
      clock.advance(waitMs)
      expect((await shownNow()).fees.service_basis_points).toBe(share)
      expect(await quoteOf(id)).toMatchObject({
        service_fee: expected.service / 100,
        coverage_fee: expected.coverage / 100,
        total: expected.total / 100,
      })
      expect(await storedOf(await placed(heavy))).toEqual(expected)
    }
  })

  it('are kept by an order for good: by corrections, completion, receipt, books and replay', async () => {
    await publish({ fees: dearer })
    clock.advance(2 * hour)
    const orderId = await accepted(heavy)
    const before = await storedOf(orderId)
    clock.advance(30 * hour)
    expect((await shownNow()).fees).toEqual(builtInFees)
    expect(await storedOf(orderId)).toEqual(before)
    await people.handOver(orderId, 'pickup')
    const { items } = await viewOf(orderId)
    const fewer = items.map(({ id, name }) => ({ id, name, quantity: 3 }))
    const answer = await call(washer, 'POST', `/api/provider/orders/${orderId}/adjustment`, {
      items: fewer,
      reason: 'One pair was not in the bag',
    })
    expect(answer.status).toBe(200)
    // 15.00, a fifth of it and 5.00 for the load, 4.00 for the cover; a tenth of it is the commission.
    expect(await storedOf(orderId)).toEqual({ service: 800, coverage: 400, net: 1_350, total: 2_700 })
    await people.walk(orderId, 'in_progress', 'laundry_complete')
    await people.handOver(orderId, 'return')
    await people.complete(orderId)
    expect((await call(customer, 'GET', `/api/orders/${orderId}/receipt`)).body.data).toMatchObject({
      total_minor: 2_700,
    })
    await world.sweepPayments()
    const proof = await call(odile, 'POST', '/api/ops/ledger/proofs', {})
    expect(proof.body.data).toMatchObject({ ok: true, findings: [] })
    const { orders } = await replayNow()
    expect(orders.mismatches).toBe(0)
    expect(orders.customers.after_minor).toBeLessThan(orders.customers.before_minor)
  })

  it('price an order at its placement: an older estimate is refused with the new one', async () => {
    const { id } = await draft()
    await publish({ fees: dearer })
    const shown = { ...heavy, total_amount: 29, service_fee: 6 }
    clock.advance(hour)
    const refused = await place(id, shown)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', quote: { total: 33, service_fee: 9 } },
    })
    expect((await place(id, { ...heavy, total_amount: 33, service_fee: 9 })).body.success).toBe(true)
    expect(await storedOf(id)).toEqual(ofTrial)
  })

  it('can be withdrawn: the former apply from then on, and orders keep theirs', async () => {
    await publish({ fees: dearer })
    clock.advance(2 * hour)
    const earlier = await placed(heavy)
    expect((await withdraw(omar)).status).toBe(200)
    expect((await shownNow()).fees).toEqual(builtInFees)
    expect(await storedOf(await placed(heavy))).toEqual(usual)
    expect(await storedOf(earlier)).toEqual(ofTrial)
  })
})

describe('limits of claims that are published for a time', () => {
  const outcomeOf = async (id: number, by = customer) => (await world.claimOf(id, by)).report?.outcome

  it('decide the claims that are made in their time, whenever they are assessed', async () => {
    const [first, second] = [await people.completed(), await people.completed()]
    // After a paid claim, the two would be linked.
    const others = await claimants(world)
    const third = await others.completed()
    // A claim of 40.00.
    await publish({ claims: { instant_maximum_minor: minor(3_000) } }, [1, 3])
    const before = await people.submitted(first)
    clock.advance(hour)
    expect((await shownNow()).claims.instant_maximum_minor).toBe(3_000)
    await world.assess(before)
    expect(await outcomeOf(before)).toBe('approve')
    const within = await people.submitted(second)
    clock.advance(2 * hour)
    await world.assess(within)
    expect(await outcomeOf(within)).toBe('review')
    const after = await others.claimed(third)
    expect(await outcomeOf(after, others.customer)).toBe('approve')
    const { claims } = await replayNow()
    expect(claims).toMatchObject({ count: 3, mismatches: 0 })
  })
})

describe('several trials', () => {
  const other = { fees: { commission_basis_points: 1_200 } }
  it.each<[string, Parameters<typeof publish>[0], number]>([
    ['the same kind', other, 409],
    ['the same kind and another one', { ...other, claims: { paid_orders: 1 } }, 409],
    ['another kind', { claims: { paid_orders: 1 } }, 200],
    ['rules of the search', { rules: { wave_size: 5 } }, 200],
  ])('of one time, of %s', async (_, parts, status) => {
    await publish({ fees: dearer }, [1, 10])
    const answer = await publish(parts, [9, 20])
    expect(answer).toMatchObject(status === 200 ? { status } : { status, body: { code: 'trials_overlap' } })
    if (status !== 200) return
    clock.advance(9.5 * hour)
    const { rules, fees, claims } = await read()
    expect({ ...rules, ...fees, ...claims }).toMatchObject({ ...dearer, ...parts.claims, ...parts.rules })
  })

  it('published at once by two operators: one wins, the other is refused', async () => {
    const { version } = await read()
    const answers = await raceBehind(
      db,
      (tx) => tx.run(sql`select from users where id in (${odile.id}, ${omar.id}) for update`),
      () => [
        publish({ fees: dearer }, [1, 10], { version }),
        publish({ fees: { service_basis_points: 500 } }, [1, 10], { by: omar, version }),
      ],
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toMatch(/^(settings_changed|trials_overlap)$/)
    expect((await read()).trials.filter(({ state }) => state === 'planned')).toHaveLength(1)
  })

  it.each<[string, object, string]>([
    ['the fees that are built in', { fees: builtInFees }, 'fees'],
    ['the limits that are built in', { claims: builtInLimits }, 'claims'],
    ['nothing', {}, 'rules'],
    [
      'more than half as commission',
      { fees: { ...builtInFees, commission_basis_points: 5_001 } },
      'fees.commission_basis_points',
    ],
  ])('with %s are refused', async (_, parts, field) => {
    const answer = await publish(parts as Parameters<typeof publish>[0])
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]])
  })
})
