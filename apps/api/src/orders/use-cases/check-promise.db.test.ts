import type { OrderId } from '@washline/contract/ids'
import { promiseChanged } from '@washline/contract/orders/realtime'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { anOrder, startOrders, startPlacing } from '../builders.ts'
import { savePaces } from '../store/paces.ts'
import { checkPromise } from './check-promise.ts'
import { refreshPaces } from './refresh-paces.ts'

const api = await startOrders({ work: false })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, clock, published } = api
const { customer, washer, accepted, walk, viewOf } = placing
beforeEach(() => db.run(sql`delete from rate_limits`))

const minute = 60_000
const lives: { event: string; data: unknown }[] = []
const deps = { ...api, broadcast: async (_: unknown, live: { event: string; data: unknown }) => void lives.push(live) }
const check = (orderId: OrderId, checkAt?: Date) => checkPromise(deps, { orderId, checkAt })
const storedOf = (id: OrderId) =>
  db.maybe<{ step: string; checkAt: Date; p90At: Date }>(
    sql`select step, check_at as "checkAt", p90_at as "p90At" from order_promises where order_id = ${id}`,
  )
const nextCheck = async (id: OrderId) => {
  const stored = await storedOf(id)
  if (!stored) throw new Error(`order ${id} is not checked`)
  return stored.checkAt
}
const alertsOf = (id: OrderId) =>
  published.flatMap(([name, event]) =>
    name === 'order.at-risk' && event.orderId === id ? [[event.step, event.userId]] : [],
  )
const jobsOf = (id: OrderId) =>
  db.all<{ checkAt: string | null }>(sql`
    select data ->> 'checkAt' as "checkAt" from jobs.job
    where name = 'orders-check-promise' and (data ->> 'orderId')::bigint = ${id} order by created_on`)
/** Runs the checks as their jobs would, until a time. */
const runUntil = async (id: OrderId, until: number) => {
  for (;;) {
    const at = await nextCheck(id)
    if (at.getTime() > until) return clock.advance(until - clock.now().getTime())
    clock.advance(Math.max(0, at.getTime() - clock.now().getTime()))
    await check(id, at)
  }
}
const minutesTo = (text: string | undefined) =>
  text === undefined ? undefined : Math.round((Date.parse(text) - clock.now().getTime()) / minute)

describe('the promise that an order is read with', () => {
  it('is there from the acceptance to the confirmation, for both people alike', async () => {
    const id = await placing.placed()
    expect((await viewOf(id)).promise).toBeNull()
    await placing.assign(id)
    const { promise } = await viewOf(id)
    expect(promise).toMatchObject({ next: { what: 'pickUp', by: 'washer' }, made_at: clock.now().toISOString() })
    expect([minutesTo(promise?.p50_at), minutesTo(promise?.p90_at)]).toEqual([126, 163])
    expect((await api.call(washer, 'GET', `/api/orders/${id}`)).body.data).toMatchObject({ promise })
    const steps: unknown[] = []
    for (const action of ['picked_up', 'in_progress', 'laundry_complete', 'delivered']) {
      clock.advance(minute)
      await walk(id, action)
      steps.push((await viewOf(id)).promise?.next)
    }
    expect(steps).toMatchObject([
      { what: 'startLaundry', by: 'washer' },
      { what: 'finishLaundry', by: 'washer' },
      { what: 'deliver', by: 'washer' },
      { what: 'complete', by: 'customer' },
    ])
    await api.call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    expect((await viewOf(id)).promise).toBeNull()
  })

  it('follows the live position where the customer may see it, and only while it is new', async () => {
    const id = await accepted()
    const setPosition = (kmNorth: number, agoMs: number) =>
      db.run(sql`
        update washers set last_latitude = ${3.15 + kmNorth / 111.195}, last_longitude = 101.71,
          last_position_at = ${new Date(clock.now().getTime() - agoMs)} where user_id = ${washer.id}`)
    clock.advance(7 * minute)
    const usual = (await viewOf(id)).promise?.p50_at
    await setPosition(8, 0)
    const far = (await viewOf(id)).promise?.p50_at
    await setPosition(0.1, 0)
    const near = (await viewOf(id)).promise?.p50_at
    await setPosition(0.1, 6 * minute)
    expect((await viewOf(id)).promise?.p50_at).toBe(usual)
    await setPosition(0.1, 0)
    // Another order of theirs: the way may lead elsewhere.
    const other = await anOrder(db, { washerId: washer.id, status: 'accepted' })
    await setPosition(8, 0)
    expect((await viewOf(id)).promise?.p50_at).toBe(usual)
    await db.run(sql`update orders set status = 'cancelled' where id = ${other.id}`)
    expect([near, usual, far]).toEqual([near, usual, far].toSorted())
    expect(new Set([near, usual, far]).size).toBe(3)
    await db.run(sql`update washers set last_position_at = null where user_id = ${washer.id}`)
  })
})

describe('the check of a promise', () => {
  it('is enqueued with each move and each change of the list, and once more by itself', async () => {
    const id = await accepted()
    expect(await jobsOf(id)).toEqual([{ checkAt: null }])
    await check(id)
    const next = await nextCheck(id)
    expect(await jobsOf(id)).toEqual([{ checkAt: null }, { checkAt: next.toISOString() }])
    await walk(id, 'picked_up')
    expect(await jobsOf(id)).toHaveLength(3)
    await check(id)
    // The one that was enqueued before is replaced.
    const after = await storedOf(id)
    await check(id, next)
    expect([await storedOf(id), (await jobsOf(id)).length]).toEqual([after, 4])
  })

  it('broadcasts a change by minutes, and nothing else', async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress')
    await check(id)
    lives.length = 0
    clock.advance(10 * minute)
    await check(id)
    expect(lives).toEqual([])
    const before = await storedOf(id)
    await runUntil(id, clock.now().getTime() + 150 * minute)
    expect(lives.length).toBeGreaterThan(0)
    expect(lives.length).toBeLessThan(31)
    expect(
      lives.every(({ event, data }) => event === promiseChanged.event && promiseChanged.data.safeParse(data).success),
    ).toBe(true)
    expect((await storedOf(id))?.p90At.getTime()).toBeGreaterThan((before?.p90At.getTime() ?? 0) + 5 * minute)
  })

  it('alerts the Washer once for each step, before it is late', async () => {
    const id = await accepted()
    await check(id)
    const began = clock.now().getTime()
    await runUntil(id, began + 19 * minute)
    expect(alertsOf(id)).toEqual([['pickUp', washer.id]])
    await runUntil(id, began + 30 * minute)
    await walk(id, 'picked_up')
    await check(id)
    const pickedUp = clock.now().getTime()
    await runUntil(id, pickedUp + 24 * minute)
    expect(alertsOf(id)).toHaveLength(1)
    await runUntil(id, pickedUp + 29 * minute)
    expect(alertsOf(id).at(-1)).toEqual(['startLaundry', washer.id])
    await walk(id, 'in_progress')
    await check(id)
    await runUntil(id, pickedUp + 149 * minute)
    expect(alertsOf(id).map(([step]) => step)).toEqual(['pickUp', 'startLaundry', 'finishLaundry'])
    await walk(id, 'laundry_complete')
    await check(id)
    await runUntil(id, pickedUp + 179 * minute)
    await runUntil(id, pickedUp + 240 * minute)
    expect(alertsOf(id).map(([step]) => step)).toEqual(['pickUp', 'startLaundry', 'finishLaundry', 'deliver'])
  })

  it('alerts nobody where the step was made, or where the job comes too late', async () => {
    const id = await accepted()
    await check(id)
    clock.advance(40 * minute)
    await check(id, await nextCheck(id))
    expect(alertsOf(id)).toEqual([])
    await walk(id, 'picked_up')
    await check(id)
    const at = await nextCheck(id)
    await walk(id, 'in_progress', 'laundry_complete', 'delivered')
    await check(id)
    await check(id, at)
    expect([alertsOf(id), await storedOf(id)]).toEqual([[], undefined])
  })

  it('alerts the customer while a change of the list waits for them', async () => {
    const id = await accepted()
    await walk(id, 'picked_up')
    const items = [{ name: 'Jeans', quantity: 9 }]
    await api.call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, { items, reason: 'There were more.' })
    expect((await viewOf(id)).promise?.next).toMatchObject({ what: 'answer', by: 'customer' })
    expect((await jobsOf(id)).filter(({ checkAt }) => checkAt === null)).toHaveLength(3)
    await check(id)
    await runUntil(id, clock.now().getTime() + 29 * minute)
    expect(alertsOf(id)).toEqual([['answer', customer.id]])
  })

  it('begins anew with the next Washer, and ends with the order', async () => {
    const id = await accepted()
    await check(id)
    await runUntil(id, clock.now().getTime() + 19 * minute)
    await api.call(washer, 'POST', `/api/provider/orders/${id}/release`, {})
    await check(id)
    expect(await storedOf(id)).toBeUndefined()
    clock.advance(minute)
    await placing.assign(id)
    await check(id)
    await runUntil(id, clock.now().getTime() + 19 * minute)
    expect(alertsOf(id)).toHaveLength(2)
    await api.call(customer, 'POST', `/api/orders/${id}/cancel`, {})
    await check(id)
    expect(await storedOf(id)).toBeUndefined()
  })

  it('stops when an operator has been alerted', async () => {
    const id = await accepted()
    await walk(id, 'picked_up')
    await check(id)
    clock.advance(302 * minute)
    await check(id, await nextCheck(id))
    expect(await storedOf(id)).toBeUndefined()
  })
})

describe('the pace of a Washer', () => {
  const pacesOf = (washerId: number) =>
    db.all<{ stage: string; orders: number; seconds: number }>(sql`
      select stage, orders, round(exp(mean))::int as seconds from washer_paces where washer_id = ${washerId} order by stage`)

  it('is measured by each delivery', async () => {
    await db.run(sql`delete from washer_paces`)
    const id = await accepted()
    for (const [minutes, action] of [
      [12, 'picked_up'],
      [9, 'in_progress'],
      [70, 'laundry_complete'],
      [14, 'delivered'],
    ] as const) {
      clock.advance(minutes * minute)
      await walk(id, action)
    }
    expect(await pacesOf(washer.id)).toEqual([
      { stage: 'back', orders: 1, seconds: 840 },
      { stage: 'door', orders: 1, seconds: 720 },
      { stage: 'start', orders: 1, seconds: 540 },
      { stage: 'wash', orders: 1, seconds: 4_200 },
    ])
  })

  it('counts a delivery without the end of the wash as wash and the usual way back', async () => {
    await db.run(sql`delete from washer_paces`)
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress')
    clock.advance(85 * minute)
    await walk(id, 'delivered')
    const rows = await pacesOf(washer.id)
    expect(rows.filter(({ stage }) => stage === 'wash' || stage === 'back')).toEqual([
      { stage: 'back', orders: 0, seconds: 1 },
      { stage: 'wash', orders: 1, seconds: 4_200 },
    ])
  })

  it('changes what their next orders are promised, and the market’s what those of others are', async () => {
    await db.run(sql`delete from washer_paces`)
    const id = await accepted()
    const wait = async () => minutesTo((await viewOf(id)).promise?.p50_at) ?? 0
    const usual = await wait()
    for (let n = 0; n < 30; n += 1) await db.transaction((tx) => savePaces(tx, washer.id, { wash: 9_000 }, clock.now()))
    const slow = await wait()
    expect(slow).toBeGreaterThan(usual + 40)
    await db.run(sql`update washer_paces set washer_id = ${customer.id}`)
    expect(await wait()).toBe(usual)
    await refreshPaces(api)
    const market = await wait()
    expect(market).toBeGreaterThan(usual)
    expect(market).toBeLessThan(slow)
    await db.run(sql`delete from market_paces`)
  })

  it('loses no order of two that are delivered at the same moment', async () => {
    await db.run(sql`delete from washer_paces`)
    await Promise.all(
      [1, 2, 3, 4].map(() => db.transaction((tx) => savePaces(tx, washer.id, { wash: 3_600 }, clock.now()))),
    )
    expect((await pacesOf(washer.id)).find(({ stage }) => stage === 'wash')).toMatchObject({
      orders: 4,
      seconds: 3_600,
    })
  })
})
