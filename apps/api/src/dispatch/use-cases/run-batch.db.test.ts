import type { OfferDecision } from '@washline/contract/dispatch/explanations'
import { market } from '@washline/contract/market'
import { driveSeconds } from '@washline/contract/orders/pay'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startBatches } from '../../../testing/batches/start-batches.ts'
import { anOrder } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { farAwayPlace, north } from '../builders.ts'

const api = await startBatches()
afterEach(api.clear)
afterAll(api.close)
const { db, clock, call, customer, place, runDue, washersAt, offersOf, openOf, respond, searchChanges } = api
const { asked, inBatch, runSlot, aScarceStreet } = api
const { offerMs, capacity, batch } = market.dispatch

describe('where Washers are short', () => {
  it('orders are decided together at the least cost, one Washer each', async () => {
    const { first, second, far, middle, south } = await aScarceStreet()
    expect(await Promise.all([first, second, far].map(offersOf))).toEqual([[], [], []])
    expect(await Promise.all([first, second, far].map(inBatch))).toEqual([true, true, true])
    await runSlot()
    expect(await Promise.all([first, second, far].map(asked))).toEqual([[south.id], [middle.id], []])
    expect(await searchChanges(second)).toMatchObject([{ asked: 1, open: 1, radius_km: 3 }])
    const { reason, ground } = await db.one<{ reason: string; ground: string }>(sql`
      select reason, ground from offers where order_id = ${first}`)
    expect([ground, reason]).toEqual(['batch', expect.stringMatching(/^best for all open orders together, \d/)])
    const { parts, inputs, travelS } = await db.one<{ parts: unknown; inputs: unknown; travelS: number }>(sql`
      select match_parts as parts, refusal_inputs as inputs, duration_s as "travelS" from offers where order_id = ${first}`)
    expect(parts).toEqual({
      lateness: expect.any(Number),
      travel: travelS,
      refusal: expect.any(Number),
      newcomer: -market.dispatch.matching.newcomerS,
      favourite: 0,
    })
    expect(inputs).toMatchObject({ ordersInHand: capacity - 1, acceptance: market.dispatch.newcomerDefaultRate })
    const notMade = await db.all<{ washerId: number; whyNot: string; distanceM: number }>(sql`
      select washer_id as "washerId", why_not as "whyNot", distance_m as "distanceM" from offers_not_made
      where order_id = ${second} and match_parts is not null`)
    expect(notMade).toEqual([{ washerId: south.id, whyNot: 'batch', distanceM: expect.closeTo(6_600, -3.3) }])
    const { decisions } = (await call(middle, 'GET', '/api/provider/offers?made=yes')).body.data as {
      decisions: OfferDecision[]
    }
    expect(decisions).toMatchObject([{ made: true, ground: 'batch', score: null, parts: null, changes: [] }])
    expect(decisions[0]?.cost).toHaveLength(5)
    expect(decisions[0]?.cost).toContainEqual({ part: 'travel', seconds: expect.closeTo(travelS, -3) })
    const others = (await call(south, 'GET', '/api/provider/offers?made=no')).body.data as {
      decisions: OfferDecision[]
    }
    expect(others.decisions).toMatchObject([{ made: false, why_not: 'batch', score: null, changes: [] }])
    expect(await db.all<object>(sql`select orders, washers, offers from batches order by slot desc limit 1`)).toEqual([
      { orders: 3, washers: 2, offers: 2 },
    ])
  })

  it('nobody is offered more than they could accept, and the next Washer is asked in the slot after a skip', async () => {
    const { first, second, far, middle, south } = await aScarceStreet()
    await runSlot()
    await runSlot()
    expect(await asked(far)).toEqual([])
    for (const offer of await openOf(first)) await respond(offer, 'skip')
    await runDue()
    expect(await asked(first)).toEqual([])
    await runSlot()
    expect(await Promise.all([first, second, far].map(asked))).toEqual([[], [middle.id], [south.id]])
  })

  it('an unanswered offer ends in the slot after it expired, and its Washer is not asked again at once', async () => {
    const { first, second, far, middle, south } = await aScarceStreet()
    await runSlot()
    clock.advance(offerMs)
    await runDue()
    expect(await Promise.all([first, second, far].map(asked))).toEqual([[middle.id], [south.id], []])
    expect((await offersOf(first)).map(({ state }) => state)).toEqual(['expired', 'open'])
  })

  it('a search that ends is decided no more', async () => {
    const { first, second, far, middle, south } = await aScarceStreet()
    await call(customer, 'POST', `/api/orders/${second}/cancel`)
    await runSlot()
    expect(await Promise.all([first, second, far].map(asked))).toEqual([[south.id], [], [middle.id]])
  })

  it('waves go on as soon as more Washers come', async () => {
    const { here, first } = await aScarceStreet()
    await runSlot()
    const more = await washersAt(here, [0.5, 0.6, 0.7, 0.8])
    for (const offer of await openOf(first)) await respond(offer, 'skip')
    await runDue()
    await runSlot()
    expect(await inBatch(first)).toBe(false)
    expect((await asked(first)).length).toBe(market.dispatch.waveSize)
    expect(more.map(({ id }) => id)).toEqual(expect.arrayContaining(await asked(first)))
  })

  it('waves go on if no batch runs', async () => {
    const { first } = await aScarceStreet()
    await db.run(sql`delete from jobs.job where name = 'dispatch-run-batch'`)
    clock.advance(batch.silentMs - batch.everyMs)
    await db.run(sql`delete from jobs.job where name = 'dispatch-run-batch'`)
    await runDue()
    expect(await asked(first)).toEqual([])
    await db.run(sql`delete from jobs.job where name = 'dispatch-run-batch'`)
    clock.advance(batch.silentMs)
    await db.run(sql`delete from jobs.job where name = 'dispatch-run-batch'`)
    await runDue()
    expect((await asked(first)).length).toBe(2)
    expect(await inBatch(first)).toBe(false)
  })
})

it('the stops that a Washer has in hand count for when the laundry would be back', async () => {
  const { first, second, middle, south, at } = await aScarceStreet()
  const door = at(17)
  const dueAt = clock.now().getTime() + 1_000 * driveSeconds(15_000) + 5 * 60_000
  await db.run(sql`
    update orders set status = 'in_progress', laundry_completed_at = ${clock.now()}, pickup_latitude = ${door.latitude},
      picked_up_at = ${new Date(dueAt - 1_000 * market.promise.timerS)}
    where washer_id = ${middle.id}`)
  await runSlot()
  // Fifteen kilometres from the door that is near the Washer, and back.
  expect(await Promise.all([first, second].map(asked))).toEqual([[middle.id], [south.id]])
})

it('where enough Washers are free, waves ask as before', async () => {
  const here = farAwayPlace()
  await washersAt(here, [0.5, 0.8, 1])
  const orders = [await place(here), await place(here), await place(here)]
  await runDue()
  for (const orderId of orders) expect((await asked(orderId)).length).toBe(market.dispatch.waveSize)
  expect(await Promise.all(orders.map(inBatch))).toEqual([false, false, false])
})

it('where more Washers are near than are counted, orders farther away do not make them short', async () => {
  const here = farAwayPlace()
  await washersAt(
    here,
    Array.from({ length: batch.washers + 2 }, (_, n) => 0.3 + n / 100),
  )
  const beyond = { ...here, ...north(here, 12) }
  for (let n = 0; n < batch.washers * capacity; n += 1) {
    const { id } = await anOrder(db, { customerId: customer.id, status: 'pending' })
    await db.run(sql`
      update orders set pickup_latitude = ${beyond.latitude}, pickup_longitude = ${beyond.longitude} where id = ${id}`)
  }
  await db.run(sql`
    insert into searches (order_id, started_at, place)
    select id, ${clock.now()}, point(pickup_longitude, pickup_latitude) from orders where pickup_latitude = ${beyond.latitude}`)
  const orderId = await place(here)
  await runDue()
  expect(await inBatch(orderId)).toBe(false)
  expect(await asked(orderId)).toHaveLength(market.dispatch.waveSize)
})
