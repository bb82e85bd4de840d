import { AsyncLocalStorage } from 'node:async_hooks'
import type { OrderId } from '@washline/contract/ids'
import type { Replay } from '@washline/contract/lab/endpoints'
import { market } from '@washline/contract/market'
import { defaultMarketSettings, type TrialRules, trialRulesOf } from '@washline/contract/settings/market-settings'
import { builtInFees, builtInLimits } from '@washline/contract/settings/money-rules'
import { afterAll, afterEach, expect, it } from 'vitest'
import { setMarketSettings } from '../console/builders.ts'
import { farAwayPlace, north, startDispatch } from '../dispatch/builders.ts'
import { aCustomer, anOrder, type Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { replayRules } from './use-cases/replay-rules.ts'

const api = await startDispatch()
const { db, clock, customer, place, runDue, washersAt, openOf, respond, toCheckAfter } = api
afterAll(api.close)
const { capacity, batch, offerMs } = market.dispatch
const usual = trialRulesOf(defaultMarketSettings)
const fan = await aCustomer(db)
const fansCard = await api.giveCard(fan)

/** Runs work as if by another request: not within the transaction that waits for it. */
const outside = AsyncLocalStorage.snapshot()

afterEach(async () => {
  await db.run(sql`update searches set ended_at = ${clock.now()} where ended_at is null`)
  await db.run(sql`update offers set state = 'ended' where state = 'open'`)
  await db.run(sql`delete from jobs.job where name like 'dispatch-%'`)
  await db.run(sql`delete from waves`)
  await db.run(sql`delete from batches`)
  await setMarketSettings(db, {})
  toCheckAfter(10 * batch.everyMs)
})

const replay = async (rules: Partial<TrialRules> = {}): Promise<Replay['waves']> =>
  (
    await replayRules(api, customer.id, {
      rules: { ...usual, ...rules },
      fees: builtInFees,
      claims: builtInLimits,
    })
  ).waves
const asked = async (orderId: OrderId) => (await openOf(orderId)).map(({ washerId }) => washerId)
const runSlot = async () => {
  clock.advance(batch.everyMs)
  await runDue()
}
const offersMade = async () =>
  (
    await db.one<{ count: number }>(sql`
    select count(*)::int as count from offers f where exists (select from batches b where b.at = f.created_at)`)
  ).count

/**
 * Three orders for two Washers who may take one more each. The nearer one for the first order, a favourite of its customer, is the only
 * near one for the second order.
 */
async function aScarceStreet() {
  const here = farAwayPlace()
  const at = (km: number) => ({ ...here, ...north(here, km) })
  const [middle, south] = (await washersAt(here, [2, -2.6])) as [Person, Person]
  await db.run(sql`update washers set orders_done = 60, orders_on_time = 57 where user_id = ${south.id}`)
  await db.run(sql`
    insert into favourites (customer_id, washer_id, created_at) values (${fan.id}, ${middle.id}, ${clock.now()})`)
  for (const washer of [middle, south])
    for (let n = 1; n < capacity; n += 1)
      await anOrder(db, { washerId: washer.id, customerId: customer.id, status: 'accepted' })
  const first = await place(at(0), fan, fansCard)
  const second = await place(at(4))
  const far = await place(at(9))
  await runDue()
  return { middle, south, first, second, far }
}

it('decides recorded batches again: under the rules of their time they are history', async () => {
  for (let streets = 0; streets < 3; streets += 1) {
    const { first, second, far } = await aScarceStreet()
    await runSlot()
    const [skipped] = await openOf(first)
    if (!skipped) throw new Error('nobody was asked')
    await respond(skipped, 'skip')
    await runSlot()
    clock.advance(offerMs)
    await runDue()
    for (const orderId of [first, second, far]) {
      const [offer] = await openOf(orderId)
      if (!offer) continue
      clock.advance(3_000)
      expect((await respond(offer, 'accept')).status).toBe(200)
      break
    }
    await runSlot()
  }
  const made = await offersMade()
  expect(made).toBeGreaterThan(6)
  const result = await replay()
  expect(result).toMatchObject({ mismatches: 0, farther: 0, losers: [], is_limited: false })
  expect(result.batches).toBeGreaterThan(3)
  const { newcomers, others } = result.offers
  expect(newcomers.after).toBe(newcomers.before)
  expect(others.after).toBe(others.before)
  expect(newcomers.before + others.before).toBe(made)
  expect(result.found).toEqual({ same: 3, earlier: 0, later: 0, too_slow: 0, not_asked: 0 })
})

it('gives an order to another Washer where a cost has another weight, and all its orders are one decision', async () => {
  const { first, second, middle, south } = await aScarceStreet()
  await runSlot()
  expect(await Promise.all([first, second].map(asked))).toEqual([[middle.id], [south.id]])
  const [offer] = await openOf(first)
  await respond(offer as NonNullable<typeof offer>, 'accept')
  expect(await replay()).toMatchObject({ batches: 1, mismatches: 0, found: { same: 1 }, losers: [] })
  const without = await replay({ cost_favourite_s: 0 })
  expect(without).toMatchObject({ batches: 1, mismatches: 0, found: { same: 0, not_asked: 1 } })
  // Both Washers are asked once either way, for each other's order.
  expect(without.offers).toEqual((await replay()).offers)
})

it('is decided by the weights that were set, and recorded with them', async () => {
  await setMarketSettings(db, { cost_favourite_s: 0 })
  const { first, second, middle, south } = await aScarceStreet()
  await runSlot()
  expect(await Promise.all([first, second].map(asked))).toEqual([[south.id], [middle.id]])
  await setMarketSettings(db, {})
  expect(await replay({ cost_favourite_s: 0 })).toMatchObject({ mismatches: 0, batches: 1 })
  expect(await replay()).toMatchObject({ mismatches: 0, batches: 1 })
})

it('asks nobody beyond the radius of a draft, and marks one that reaches farther than was looked', async () => {
  await aScarceStreet()
  await runSlot()
  const near = await replay({ radii_km: [2.3] })
  expect(near.offers.others).toEqual({ before: 1, after: 0 })
  expect(near.offers.newcomers).toEqual({ before: 1, after: 1 })
  expect((await replay({ radii_km: [3, 30] })).farther).toBe(1)
})

it('counts a batch that its rules do not give again', async () => {
  const { far, south } = await aScarceStreet()
  await runSlot()
  await db.run(sql`
    update batches set decision = jsonb_set(decision, '{chosen}', ${JSON.stringify([[far, south.id]])}::jsonb)
    where decision is not null`)
  expect((await replay()).mismatches).toBe(1)
})

it('leaves out an offer that was decided and could not be made', async () => {
  const { second } = await aScarceStreet()
  await db.transaction(async (tx) => {
    await tx.run(sql`select from orders where id = ${second} for update`)
    await outside(runSlot)
  })
  expect(await asked(second)).toEqual([])
  const result = await replay()
  expect(result).toMatchObject({ batches: 1, mismatches: 0, losers: [] })
  expect(result.offers).toMatchObject({ newcomers: { before: 1, after: 1 }, others: { before: 0, after: 0 } })
})
