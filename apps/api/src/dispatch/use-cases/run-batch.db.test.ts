import { AsyncLocalStorage } from 'node:async_hooks'
import type { OfferDecision } from '@washline/contract/dispatch/explanations'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openConnections } from '../../../testing/harness/open-connections.ts'
import { anOrder, type Person } from '../../orders/builders.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { farAwayPlace, north, startDispatch, type TestPlace } from '../builders.ts'
import { nextSlot } from '../rules/batch-slot.ts'
import { runBatch } from './run-batch.ts'

const api = await startDispatch()
afterAll(api.close)
const { db, clock, call, customer, place, runDue, washersAt, offersOf, openOf, respond, searchChanges } = api
const { offerMs, capacity, batch } = market.dispatch

// Ahead of the database's clock: no slot comes by itself.
beforeAll(() => clock.advance(60_000))
afterEach(async () => {
  await db.run(sql`update searches set ended_at = ${clock.now()} where ended_at is null`)
  await db.run(sql`update offers set state = 'ended' where state = 'open'`)
  await db.run(sql`delete from jobs.job where name like 'dispatch-%'`)
  clock.advance(10 * batch.everyMs)
})

const asked = async (orderId: OrderId | undefined) => (await openOf(orderId as OrderId)).map((offer) => offer.washerId)
const takeInHand = async (washer: Person | undefined, orders: number) => {
  for (let n = 0; n < orders; n += 1)
    await anOrder(db, { washerId: (washer as Person).id, customerId: customer.id, status: 'accepted' })
}
const inBatch = async (orderId: OrderId | undefined) =>
  (
    await db.one<{ since: Date | null }>(
      sql`select batch_since as since from searches where order_id = ${orderId ?? 0}`,
    )
  ).since !== null
/** Lets the clock run to the next slot and past it. */
const runSlot = async (): Promise<Date> => {
  const slot = nextSlot(clock.now())
  clock.advance(slot.getTime() - clock.now().getTime())
  await runDue()
  return slot
}

/** Three orders and more for two Washers who may take `room` more each; the best for the first order alone is the only near one for the second. */
async function aScarceStreet({ room, more }: { room: number; more: readonly number[] } = { room: 1, more: [] }) {
  const here = farAwayPlace()
  const at = (km: number): TestPlace => ({ ...here, ...north(here, km) })
  const [middle, south] = await washersAt(here, [2, -2.6])
  await takeInHand(middle, capacity - room)
  await takeInHand(south, capacity - room)
  const first = await place(at(0))
  const second = await place(at(4))
  const far = await place(at(9))
  for (const km of more) await place(at(km))
  await runDue()
  return { here, at, middle: middle as Person, south: south as Person, first, second, far }
}

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

/** Runs work as if by another request: not within the transaction that waits for it. */
const outside = AsyncLocalStorage.snapshot()

/** The same database, where something happens just before the first statement with this text. */
function interrupted(text: string, happen: () => Promise<unknown>): Database {
  let isDone = false
  return {
    ...db,
    transaction: (work) =>
      db.transaction((tx) => {
        const all: Tx['all'] = async (statement: Sql) => {
          if (!isDone && statement.text.includes(text)) {
            isDone = true
            await outside(happen)
          }
          return tx.all(statement)
        }
        return work({ ...tx, all })
      }),
  }
}
const beforeLocks = (happen: () => Promise<unknown>) => ({ ...api, db: interrupted('pg_try_advisory', happen) })

describe('a batch', () => {
  it('is decided once by several processes', async () => {
    const { middle, south } = await aScarceStreet({ room: 2, more: [1, 3] })
    const slot = nextSlot(clock.now())
    await openConnections(db, 4)
    await Promise.all(Array.from({ length: 4 }, () => runBatch(api, slot)))
    const offers = () =>
      db.all<{ id: number }>(sql`select washer_id as id from offers where state = 'open' order by washer_id`)
    expect(await offers()).toEqual([{ id: middle.id }, { id: south.id }])
    await runBatch(api, new Date(slot.getTime() + batch.everyMs))
    expect(await offers()).toHaveLength(4)
  })

  it('that is cut off in the middle runs again, and nothing is made twice', async () => {
    const { first, second, middle, south } = await aScarceStreet()
    const slot = nextSlot(clock.now())
    let sent = 0
    const broadcast: typeof api.broadcast = async (tx, message) => {
      sent += 1
      if (sent === 3) throw new Error('cut off')
      await api.broadcast(tx, message)
    }
    await expect(runBatch({ ...api, broadcast }, slot)).rejects.toThrow('cut off')
    expect(await Promise.all([first, second].map(offersOf))).toEqual([[], []])
    await runBatch(api, slot)
    await runBatch(api, slot)
    expect(await Promise.all([first, second].map(asked))).toEqual([[south.id], [middle.id]])
    expect((await Promise.all([first, second].map(offersOf))).map((offers) => offers.length)).toEqual([1, 1])
  })

  it.each<[string, (street: Awaited<ReturnType<typeof aScarceStreet>>) => Promise<unknown>]>([
    ['the customer cancels', ({ first }) => call(customer, 'POST', `/api/orders/${first}/cancel`)],
    ['the Washer has no room any more', ({ south }) => takeInHand(south, 1)],
    [
      'the Washer goes offline',
      ({ south }) => db.run(sql`update washers set online = false where user_id = ${south.id}`),
    ],
    [
      'the two block each other',
      ({ south }) =>
        db.run(
          sql`insert into blocks (blocker_id, blocked_id, created_at) values (${south.id}, ${customer.id}, now())`,
        ),
    ],
  ])('makes no offer where %s meanwhile', async (_, happen) => {
    const street = await aScarceStreet()
    await runBatch(
      beforeLocks(() => happen(street)),
      nextSlot(clock.now()),
    )
    await db.run(sql`delete from blocks`)
    expect(await asked(street.first)).toEqual([])
    expect(await asked(street.second)).toEqual([street.middle.id])
  })

  it('waits for nobody: an order or a Washer that somebody else has locked is left to the next', async () => {
    const { first, second, middle, south } = await aScarceStreet()
    await db.transaction(async (tx) => {
      await tx.run(sql`select from orders where id = ${first} for update`)
      await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('washer-capacity', ${middle.id}))`)
      await outside(() => runBatch(api, nextSlot(clock.now())))
    })
    expect(await Promise.all([first, second].map(offersOf))).toEqual([[], []])
    clock.advance(batch.everyMs)
    await runBatch(api, nextSlot(clock.now()))
    expect(await Promise.all([first, second].map(asked))).toEqual([[south.id], [middle.id]])
  })

  it('races with acceptances and cancellations: no order has an offer after its search, no Washer more orders than allowed', async () => {
    const { first, second, far, south } = await aScarceStreet()
    await runBatch(api, nextSlot(clock.now()))
    const [offer] = await openOf(first)
    await openConnections(db, 6)
    await Promise.all([
      respond(offer as { id: number; washerId: typeof south.id }, 'accept'),
      call(customer, 'POST', `/api/orders/${second}/cancel`),
      ...[1, 2, 3].map((n) => runBatch(api, new Date(nextSlot(clock.now()).getTime() + n * batch.everyMs))),
    ])
    const open = await db.all<{ orderId: number }>(sql`
      select f.order_id as "orderId" from offers f join searches s on s.order_id = f.order_id
      where f.state = 'open' and s.ended_at is not null`)
    expect(open).toEqual([])
    expect((await offersOf(far)).filter(({ washerId }) => washerId === south.id)).toEqual([])
  })
})
