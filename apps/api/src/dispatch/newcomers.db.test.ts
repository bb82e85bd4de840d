import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { setMarketSettings } from '../console/builders.ts'
import { aWasher, type Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { farAwayPlace, north, startDispatch, type TestPlace } from './builders.ts'
import { runWave } from './use-cases/run-wave.ts'

const api = await startDispatch()
const { db, place, offersOf } = api
beforeAll(() => setMarketSettings(db, { wave_size: 1 }))
afterAll(api.close)
const { newcomerCounters, newcomerEveryNth, newcomerOrders, newcomerOwedMost } = market.dispatch
/** Each counter of the market gets one newcomer's turn. */
const wholeRound = newcomerCounters * newcomerEveryNth

const experienced = async (washer: Person) => {
  await db.run(
    sql`update washers set orders_done = ${newcomerOrders}, orders_on_time = ${newcomerOrders} where user_id = ${washer.id}`,
  )
  return washer
}
/** So many Washers that nobody is short of one, and none of them is the best or a newcomer. */
const others = async (here: TestPlace, count: number) => {
  for (let n = 0; n < count; n += 1) {
    const { id } = await experienced(await aWasher(db, north(here, 2.2)))
    await db.run(sql`update washers set orders_on_time = 0 where user_id = ${id}`)
  }
}
const firstAsked = async (orderId: OrderId): Promise<UserId | undefined> => (await offersOf(orderId))[0]?.washerId

it('get one offer in five over the waves of many orders, however they race', { timeout: 60_000 }, async () => {
  const here = farAwayPlace()
  const veteran = await experienced(await aWasher(db, north(here, 0.2)))
  const newcomer = await aWasher(db, north(here, 2))
  await others(here, wholeRound / 2)
  const orders: OrderId[] = []
  for (let n = 0; n < wholeRound; n += 1) orders.push(await place(here))
  await openConnections(db, 8)
  await Promise.all(orders.map((orderId) => runWave(api, orderId)))
  const asked = await Promise.all(orders.map(firstAsked))
  expect(asked.filter((id) => id === newcomer.id)).toHaveLength(wholeRound / newcomerEveryNth)
  expect(asked.filter((id) => id === veteran.id)).toHaveLength(wholeRound - wholeRound / newcomerEveryNth)
  const reasons = await db.all<{ id: UserId; ground: string }>(
    sql`select distinct washer_id as id, ground from offers order by washer_id`,
  )
  expect(reasons).toEqual([
    { id: veteran.id, ground: 'score' },
    { id: newcomer.id, ground: 'newcomer' },
  ])
})

it('are not asked beyond their share when they come into reach after a long time', async () => {
  const here = farAwayPlace()
  await db.run(sql`update newcomer_counters set credit = ${newcomerEveryNth - 1}`)
  const veteran = await experienced(await aWasher(db, north(here, 0.2)))
  await others(here, newcomerCounters)
  for (let n = 0; n < 2 * newcomerCounters; n += 1) {
    const orderId = await place(here)
    await runWave(api, orderId)
    expect(await firstAsked(orderId)).toBe(veteran.id)
  }
  const credits = await db.all<{ credit: number }>(sql`select credit from newcomer_counters`)
  expect(new Set(credits.map(({ credit }) => credit))).toEqual(new Set([newcomerEveryNth + 1]))
})

it('are owed no more turns than the market allows, however long none was in reach', async () => {
  const here = farAwayPlace()
  const most = newcomerOwedMost * newcomerEveryNth
  await db.run(sql`update newcomer_counters set credit = ${most}`)
  const add = async (count: number, km: number) => {
    const washers: Person[] = []
    for (let n = 0; n < count; n += 1) washers.push(await aWasher(db, north(here, km)))
    return washers
  }
  const [veteran] = await Promise.all((await add(1, 0.2)).map(experienced))
  const orderId = await place(here)
  await runWave(api, orderId)
  expect(await firstAsked(orderId)).toBe(veteran?.id)
  // The next wave of the same order has the same counter.
  await Promise.all((await add(4, 0.3)).map(experienced))
  const newcomers = new Set((await add(newcomerOwedMost + 1, 2)).map(({ id }) => id))
  await setMarketSettings(db, { wave_size: newcomerOwedMost + 2 })
  api.clock.advance(market.dispatch.offerMs)
  await runWave(api, orderId)
  const asked = (await offersOf(orderId)).slice(1).map(({ washerId }) => newcomers.has(washerId))
  expect(asked.filter(Boolean)).toHaveLength(newcomerOwedMost)
  expect(asked).toHaveLength(newcomerOwedMost + 2)
})
