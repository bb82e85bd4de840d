import { type OrderId, toUserId, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, describe, expect, it } from 'vitest'
import { openConnections } from '../../../testing/harness/open-connections.ts'
import { setMarketSettings } from '../../console/builders.ts'
import { anOrder, aWasher, type Person } from '../../orders/builders.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { farAwayPlace, north, startDispatch } from '../builders.ts'
import { runWave } from './run-wave.ts'

const api = await startDispatch()
afterAll(api.close)
const { db, clock, call, customer, place, runDue, washersAt, offersOf, openOf, respond, searchChanges, broadcastsTo } =
  api
const { offerMs, retryMs, askAgainMs } = market.dispatch
const asked = async (orderId: OrderId) => (await openOf(orderId)).map((offer) => offer.washerId).sort()
const ids = (...washers: (Person | undefined)[]) => washers.map((washer) => washer?.id).sort()

describe('a placed order', () => {
  it('is offered to the best three and broadcast to them and the customer', async () => {
    const here = farAwayPlace()
    const [far, near, nearest, next] = await washersAt(here, [2.4, 0.9, 0.3, 1.5])
    const orderId = await place(here)
    expect(await offersOf(orderId)).toEqual([])
    await runDue()
    expect(await asked(orderId)).toEqual(ids(nearest, near, next))
    const expiresAt = new Date(clock.now().getTime() + offerMs).toISOString()
    expect(await broadcastsTo({ id: nearest?.id ?? toUserId(1) }, orderId)).toMatchObject([
      {
        event: 'new-order',
        data: {
          data: {
            order_id: orderId,
            distance_meters: expect.closeTo(300, -3),
            net_pay_minor: 850,
            items_count: 4,
            items: [{ name: 'T-shirt', category: 'tops', quantity: 4 }],
            expires_at: expiresAt,
          },
        },
      },
    ])
    expect(await broadcastsTo({ id: far?.id ?? toUserId(1) }, orderId)).toEqual([])
    expect(await searchChanges(orderId)).toEqual([
      { order_id: orderId, asked: 3, open: 3, radius_km: 3, until: expiresAt },
    ])
    expect((await call(near, 'GET', '/api/provider/requests')).body).toMatchObject({
      // Between the cell of the door and the shown place: up to 700 m off.
      data: [{ order_id: orderId, distance_meters: expect.closeTo(900, -3.15), expires_at: expiresAt }],
    })
    expect((await call(customer, 'GET', `/api/orders/${orderId}/search`)).body).toMatchObject({
      data: { asked: 3, open: 3, radius_km: 3, until: expiresAt, nearby: { length: 4 } },
    })
  })

  it('is not offered to a Washer who was just seen hundreds of kilometres away, nor to one too far away to keep the promise', async () => {
    const here = farAwayPlace()
    const [near, away, back] = await washersAt(here, [0.5, 0.4, 0.3])
    const wasSeen = (washer: Person | undefined, km: number, minutesAgo: number) =>
      db.run(sql`
        update washers set last_latitude = ${north(here, km).latitude}, last_longitude = ${here.longitude},
          last_position_at = ${new Date(clock.now().getTime() - minutesAgo * 60_000)} where user_id = ${washer?.id ?? 0}`)
    await wasSeen(away, 300, 5)
    await wasSeen(back, 300, 40)
    const [farOut] = await washersAt(here, [24])
    await db.run(sql`update washers set radius_km = 50 where user_id = ${farOut?.id ?? 0}`)
    await setMarketSettings(db, { radii_km: [30] })
    const orderId = await place(here)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(near, back))
    await setMarketSettings(db, {})
  })

  it('is offered in growing radii when offers expire, and again after a pause', async () => {
    const here = farAwayPlace()
    const washers = await washersAt(here, [0.5, 1, 1.5, 2, 5])
    const [a, b, c, d, e] = washers
    const orderId = await place(here)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(a, b, c))
    clock.advance(offerMs - 1)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(a, b, c))
    clock.advance(1)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(d))
    expect(await broadcastsTo(a as Person, orderId)).toMatchObject([
      { event: 'new-order' },
      { event: 'request-ended', data: { order_id: orderId } },
    ])
    clock.advance(offerMs)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(e))
    clock.advance(offerMs)
    await runDue()
    expect(await asked(orderId)).toEqual([])
    expect((await searchChanges(orderId)).map((change) => [change.asked, change.open, change.radius_km])).toEqual([
      [3, 3, 3],
      [4, 1, 3],
      [5, 1, 6],
      [5, 0, 15],
    ])
    const radii = await db.all<{ km: number }>(
      sql`select radius_km as km from waves where order_id = ${orderId} order by id`,
    )
    expect(radii.map(({ km }) => km)).toEqual([3, 3, 6])
    const late = await aWasher(db, north(here, 4))
    clock.advance(retryMs - 1)
    await runDue()
    expect(await asked(orderId)).toEqual([])
    clock.advance(1)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(late))
    clock.advance(askAgainMs)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(a, b, c))
  })

  it('uses the current settings, and open offers keep their expiry', async () => {
    const here = farAwayPlace()
    const [near, next, far] = await washersAt(here, [0.5, 0.8, 5])
    await setMarketSettings(db, { wave_size: 1, offer_s: 45, ask_again_s: 600, radii_km: [4, 8] })
    const orderId = await place(here)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(near))
    const [request] = (await call(near, 'GET', '/api/provider/requests')).body.data as object[]
    expect(request).toMatchObject({ offer_seconds: 45 })
    await setMarketSettings(db, { wave_size: 2, ask_again_s: 600, radii_km: [8] })
    clock.advance(44_999)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(near))
    clock.advance(1)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(next, far))
    expect((await call(customer, 'GET', `/api/orders/${orderId}/search`)).body).toMatchObject({
      data: { radius_km: 8, offer_seconds: 20 },
    })
    clock.advance(askAgainMs)
    await runDue()
    expect(await asked(orderId)).toEqual([])
    await setMarketSettings(db, {})
  })

  it('does not ask a Washer who skipped again, and asks the next when all have skipped', async () => {
    const here = farAwayPlace()
    const [a, b] = await washersAt(here, [1, 2])
    const orderId = await place(here)
    await runDue()
    for (const offer of await openOf(orderId))
      if (offer.washerId === a?.id)
        expect(await respond(offer, 'skip')).toMatchObject({ body: { data: { status: 'skipped' } } })
    await runDue()
    expect(await asked(orderId)).toEqual(ids(b))
    for (const offer of await openOf(orderId)) await respond(offer, 'skip')
    const [late] = await washersAt(here, [3])
    await runDue()
    expect(await asked(orderId)).toEqual(ids(late))
    for (let turn = 0; turn < 10; turn += 1) {
      clock.advance(askAgainMs / 4)
      await runDue()
    }
    const made = (await offersOf(orderId)).map((offer) => offer.washerId)
    expect(made.filter((id) => id === a?.id)).toHaveLength(1)
    expect(made.filter((id) => id === b?.id)).toHaveLength(1)
    expect(made.filter((id) => id === late?.id).length).toBeGreaterThan(1)
  })

  it('is offered only to Washers who may accept it', async () => {
    const here = farAwayPlace()
    const [good, unverified, noDeposit, offline, customerNow, full] = await washersAt(here, [1, 1, 1, 1, 1, 1])
    const [shortReach] = await washersAt(here, [2])
    const alter = (person: Person | undefined, set: Sql) =>
      db.run(sql`update washers set ${set} where user_id = ${person?.id ?? 0}`)
    const setType = (person: Person | undefined, isWasher: boolean) =>
      db.run(sql`update users set is_washer = ${isWasher} where id = ${person?.id ?? 0}`)
    await alter(unverified, sql`verified_at = null`)
    await alter(noDeposit, sql`deposit_held = false`)
    await alter(offline, sql`online = false`)
    await alter(shortReach, sql`radius_km = 1`)
    await setType(customerNow, false)
    for (const status of ['accepted', 'picked_up', 'in_progress'] as const)
      await anOrder(db, { washerId: full?.id ?? toUserId(1), status })
    for (const status of ['accepted', 'in_progress', 'delivered', 'completed'] as const)
      await anOrder(db, { washerId: good?.id ?? toUserId(1), status })
    const orderId = await place(here)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(good))
  })

  it('is not offered to its customer if they are a Washer too', async () => {
    const here = farAwayPlace()
    const [both, other] = await washersAt(here, [0.1, 1])
    if (!both) throw new Error('nobody there')
    const card = await api.giveCard(both)
    await db.run(sql`update users set is_washer = false where id = ${both.id}`)
    const ofWasher = await place(here, both, card)
    await db.run(sql`update users set is_washer = true where id = ${both.id}`)
    const others = await place(here)
    await runDue()
    expect(await asked(ofWasher)).toEqual(ids(other))
    expect(await asked(others)).toEqual(ids(both, other))
  })

  it('finds the free Washer behind fifty at capacity', async () => {
    const here = farAwayPlace()
    for (const washer of await washersAt(
      here,
      Array.from({ length: 51 }, () => 0.5),
    ))
      for (let n = 0; n < 3; n += 1)
        await anOrder(db, { washerId: washer.id, customerId: customer.id, status: 'accepted' })
    const [free] = await washersAt(here, [2])
    const orderId = await place(here)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(free))
  })
})

describe('a search', () => {
  it('makes each offer once for concurrent runs', async () => {
    const here = farAwayPlace()
    await washersAt(here, [1, 1.1, 1.2, 1.3, 1.4, 1.5])
    const orderId = await place(here)
    await openConnections(db, 6)
    await Promise.all(Array.from({ length: 6 }, () => runWave(api, orderId)))
    expect(await offersOf(orderId)).toHaveLength(3)
    clock.advance(offerMs)
    await Promise.all(Array.from({ length: 6 }, () => runWave(api, orderId)))
    expect(await offersOf(orderId)).toHaveLength(6)
  })

  it('that runs too early runs again', async () => {
    const here = farAwayPlace()
    const [, , , d] = await washersAt(here, [0.5, 0.6, 0.7, 2.2])
    const orderId = await place(here)
    await runDue()
    await db.run(sql`delete from jobs.job where name = 'dispatch-run-wave' and data->>'orderId' = ${String(orderId)}`)
    await runWave(api, orderId)
    clock.advance(offerMs)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(d))
  })

  it('runs again at once when a Washer comes online', async () => {
    const here = farAwayPlace()
    const orderId = await place(here)
    await runDue()
    expect(await searchChanges(orderId)).toMatchObject([{ asked: 0, open: 0, radius_km: 15, until: null }])
    const [washer] = await washersAt(here, [1])
    const setOnline = (online: boolean) =>
      db.transaction((tx) =>
        api.events.publish(tx, 'washer.availability-changed', {
          userId: washer?.id ?? toUserId(1),
          online,
          at: clock.now(),
        }),
      )
    await setOnline(false)
    await runDue()
    expect(await asked(orderId)).toEqual([])
    await setOnline(true)
    await runDue()
    expect(await asked(orderId)).toEqual(ids(washer))
  })

  it('is read by its customer only, and only for an order with a search', async () => {
    const here = farAwayPlace()
    const [washer] = await washersAt(here, [1])
    const orderId = await place(here)
    const draft = await anOrder(db, { customerId: customer.id })
    const stranger = await anOrder(db)
    const read = (by: { id: UserId }, id: number) => call(by, 'GET', `/api/orders/${id}/search`)
    expect((await read(customer, orderId)).status).toBe(200)
    expect((await read({ id: stranger.customerId }, orderId)).status).toBe(404)
    expect((await read({ id: washer?.id ?? toUserId(1) }, orderId)).status).toBe(403)
    expect((await read(customer, draft.id)).status).toBe(404)
    expect((await read(customer, 999_999_999)).status).toBe(404)
  })
})
