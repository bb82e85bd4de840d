import type { Replay } from '@washline/contract/lab/endpoints'
import { market } from '@washline/contract/market'
import { defaultMarketSettings, type TrialRules, trialRulesOf } from '@washline/contract/settings/market-settings'
import { builtInFees, builtInLimits } from '@washline/contract/settings/money-rules'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { setMarketSettings } from '../console/builders.ts'
import { farAwayPlace, startDispatch } from '../dispatch/builders.ts'
import type { Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { replayRules } from './use-cases/replay-rules.ts'

const api = await startDispatch()
const { db, clock, place, washersAt, runDue, openOf, respond } = api
afterAll(api.close)
const usual = trialRulesOf(defaultMarketSettings)
const { offerMs } = market.dispatch

const replay = async (rules: Partial<TrialRules> = {}): Promise<Replay['waves']> =>
  (
    await replayRules(api, api.customer.id, {
      rules: { ...usual, ...rules },
      fees: builtInFees,
      claims: builtInLimits,
    })
  ).waves

const asVeteran = ({ id }: Person) =>
  db.run(sql`update washers set orders_done = 60, orders_on_time = 57 where user_id = ${id}`)

/**
 * Six Washers, three of them newcomers. The best three are asked, one of them skips, the others do not answer; a Washer of the next
 * wave accepts.
 */
async function live(): Promise<readonly Person[]> {
  const here = farAwayPlace()
  const washers = await washersAt(here, [0.4, 0.8, 1.2, 1.6, 2, 5])
  for (const veteran of [washers[0], washers[2], washers[4]]) if (veteran) await asVeteran(veteran)
  const orderId = await place(here)
  await runDue()
  const [first] = await openOf(orderId)
  if (!first) throw new Error('nobody was asked')
  await respond(first, 'skip')
  await runDue()
  clock.advance(offerMs)
  await runDue()
  const [next] = await openOf(orderId)
  if (!next) throw new Error('nobody else was asked')
  clock.advance(5_000)
  expect((await respond(next, 'accept')).status).toBe(200)
  return washers
}

beforeEach(async () => {
  await db.run(sql`delete from waves`)
  await db.run(sql`update washers set online = false`)
})

it('gives history again under the rules of its time', async () => {
  for (let orders = 0; orders < 6; orders += 1) await live()
  const { offers: made } = await db.one<{ offers: number }>(sql`
    select count(*) as offers from offers f where exists (select from waves w where w.order_id = f.order_id)`)
  const result = await replay()
  expect(result).toMatchObject({ searches: 6, mismatches: 0, farther: 0, is_limited: false, losers: [] })
  expect(result.count).toBeGreaterThanOrEqual(18)
  const { newcomers, others } = result.offers
  expect(newcomers.after).toBe(newcomers.before)
  expect(others.after).toBe(others.before)
  expect(newcomers.before).toBeGreaterThan(0)
  expect(newcomers.before + others.before).toBe(made)
  expect(result.found).toEqual({ same: 6, earlier: 0, later: 0, too_slow: 0, not_asked: 0 })
})

it('gives history again where the rules were others then, and differs from it under those of today', async () => {
  await setMarketSettings(db, { wave_size: 1, weight_travel: 0, weight_rating: 60, newcomer_nth: 2 })
  await live()
  await setMarketSettings(db, {})
  const then = { wave_size: 1, weight_travel: 0, weight_rating: 60, newcomer_nth: 2 }
  expect(await replay(then)).toMatchObject({ mismatches: 0, found: { same: 1 }, losers: [] })
  const today = await replay()
  expect(today.mismatches).toBe(0)
  expect(today.offers).not.toEqual((await replay(then)).offers)
})

it('counts a wave that its rules do not give again', async () => {
  const [, , , , , last] = await live()
  await db.run(sql`update waves set asked = array[${last?.id ?? 0}]::bigint[] where id = (select min(id) from waves)`)
  expect((await replay()).mismatches).toBe(1)
})

it('finds the Washer earlier where more are asked at once, and not at all where fewer are reached', async () => {
  await live()
  expect(await replay({ wave_size: 6 })).toMatchObject({ found: { earlier: 1 }, earlier_s: offerMs / 1_000 })
  expect(await replay({ wave_size: 1 })).toMatchObject({ found: { same: 0, earlier: 0 } })
  const near = await replay({ radii_km: [0.5] })
  expect(near).toMatchObject({ found: { not_asked: 1 }, mismatches: 0 })
  expect(near.losers.length).toBeGreaterThan(0)
  expect(near.losers[0]).toMatchObject({ washer: { name: expect.any(String) }, offers: { before: 1, after: 0 } })
})

it('names a time to answer that is shorter than the answer took, and a reach that nobody looked at', async () => {
  await live()
  await db.run(sql`update offers set answered_at = created_at + interval '15 s' where state = 'accepted'`)
  expect(await replay({ offer_s: 12 })).toMatchObject({ found: { too_slow: 1, same: 0 } })
  const farther = await replay({ radii_km: [3, 6, 10, 30] })
  expect(farther.farther).toBe(farther.count)
})

it('asks newcomers more often where their share grows, and Washers by other weights', async () => {
  await setMarketSettings(db, { wave_size: 1 })
  for (let orders = 0; orders < 4; orders += 1) await live()
  await setMarketSettings(db, {})
  const { offers } = await replay({ wave_size: 1, newcomer_nth: 2 })
  expect(offers.newcomers.after).toBeGreaterThan(offers.newcomers.before)
  expect(offers.others.after).toBeLessThan(offers.others.before)
  const byHistory = await replay({ wave_size: 1, weight_travel: 0, weight_on_time: 50, newcomer_nth: 20 })
  expect(byHistory.offers.others.after).toBeGreaterThan(byHistory.offers.others.before)
})
