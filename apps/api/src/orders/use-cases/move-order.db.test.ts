import { type OrderId, toOrderId, type UserId } from '@washline/contract/ids'
import {
  type OrderMove,
  type OrderStatus,
  orderProcess,
  orderStatuses,
  type WasherAction,
} from '@washline/contract/orders/process'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createEventBus } from '../../events/event-bus.ts'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, anOrder, aWasher, startOrders } from '../builders.ts'
import { readOrder, saveMove } from '../store.ts'
import { assignWasher } from './assign-washer.ts'

const api = await startOrders()
afterAll(api.close)
const { db, call, clock, published } = api
beforeEach(() => {
  published.length = 0
})

const eventsOf = (orderId: OrderId) =>
  db.all<{ move: string; from: string; to: string; actor: string; actorId: UserId | null; data: object }>(sql`
    select move, from_status as "from", to_status as "to", actor, actor_id as "actorId", data
    from order_events where order_id = ${orderId} order by at`)
const liveOf = (orderId: OrderId) =>
  db.all(sql`select event, data from outbox where channel = ${`private-order.${orderId}`} order by id`)

const customer = await aCustomer(db)
const washer = await aWasher(db)
const other = await aWasher(db)
const stranger = await aCustomer(db)
const people = { customerId: customer.id, washerId: washer.id }

const asks: [WasherAction, OrderMove, from: OrderStatus][] = [
  ['picked_up', 'pickUp', 'accepted'],
  ['in_progress', 'startLaundry', 'picked_up'],
  ['laundry_complete', 'finishLaundry', 'in_progress'],
  ['delivered', 'deliver', 'in_progress'],
]

describe.each(asks)('%s', (action, move, from) => {
  const ask = (orderId: OrderId, by = washer) => call(by, 'PUT', `/api/provider/orders/${orderId}/status`, { action })

  it('moves the order once, publishes it and broadcasts the status', async () => {
    const order = await anOrder(db, { ...people, status: from, at: clock.now() })
    const to = orderProcess[move].to
    expect(await ask(order.id)).toMatchObject({ status: 200, body: { data: { id: order.id, status: to } } })
    expect(await readOrder(db, order.id)).toMatchObject({ status: to, version: 2 })
    expect(await eventsOf(order.id)).toMatchObject([{ move, from, to, actor: 'washer', actorId: washer.id }])
    expect(published).toEqual([['order.moved', { orderId: order.id, move, from, to, ...people, at: clock.now() }]])
    expect(await liveOf(order.id)).toEqual([{ event: 'status-changed', data: { order_id: order.id, status: to } }])
    expect(await ask(order.id)).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
    expect(await eventsOf(order.id)).toHaveLength(1)
  })

  it('refuses every other status with 409 and changes nothing', async () => {
    for (const status of orderStatuses.filter(
      (one) => one !== from && !['draft', 'pending', 'cancelled'].includes(one),
    )) {
      const order = await anOrder(db, { ...people, status })
      expect(await ask(order.id)).toMatchObject({
        status: 409,
        body: { message: 'The status of the order has changed, so this is no longer possible.' },
      })
      expect(await readOrder(db, order.id)).toMatchObject({ status, version: 1 })
    }
    expect(published).toEqual([])
  })

  it('is refused for everybody but the order’s Washer', async () => {
    const order = await anOrder(db, { ...people, status: from })
    expect((await ask(order.id, other)).status).toBe(404)
    expect((await ask(order.id, stranger)).status).toBe(403)
    expect((await ask(order.id, customer)).status).toBe(403)
    expect((await ask(toOrderId(999_999_999))).status).toBe(404)
    expect(await eventsOf(order.id)).toEqual([])
  })

  it('moves once for two concurrent calls', async () => {
    const order = await anOrder(db, { ...people, status: from })
    const answers = await Promise.all([ask(order.id), ask(order.id), ask(order.id)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    expect(await eventsOf(order.id)).toHaveLength(1)
  })
})

it('starts the promise at pickup and records whether it was met', async () => {
  for (const [afterMs, inTime] of [
    [10_801_000, true],
    [10_801_001, false],
  ] as const) {
    const order = await anOrder(db, { ...people, status: 'accepted' })
    const ask = (action: WasherAction) =>
      call(washer, 'PUT', `/api/provider/orders/${order.id}/status`, { status: action, order_id: order.id })
    expect((await ask('picked_up')).status).toBe(200)
    expect((await ask('in_progress')).status).toBe(200)
    clock.advance(afterMs)
    expect((await ask('delivered')).status).toBe(200)
    expect((await call(customer, 'GET', `/api/orders/${order.id}`)).body).toMatchObject({
      data: { promise_kept: inTime, delivered_at: clock.now().toISOString() },
    })
  }
})

it('releases an accepted order', async () => {
  const order = await anOrder(db, { ...people, status: 'accepted' })
  const release = (by = washer) => call(by, 'POST', `/api/provider/orders/${order.id}/release`, { reason: 'Flat tyre' })
  expect((await release(other)).status).toBe(404)
  expect((await release()).status).toBe(200)
  expect(await readOrder(db, order.id)).toMatchObject({ status: 'pending', washerId: null, acceptedAt: null })
  expect(published).toMatchObject([['order.moved', { move: 'release', washerId: washer.id, to: 'pending' }]])
  expect(await eventsOf(order.id)).toMatchObject([{ data: { reason: 'Flat tyre' } }])
  expect(await liveOf(order.id)).toEqual([
    { event: 'status-changed', data: { order_id: order.id, status: 'pending' } },
    { event: '$revoke', data: washer.id },
  ])
  expect((await release()).status).toBe(404)
})

it('assigns an order to one of two hundred concurrent Washers', async () => {
  const order = await anOrder(db, { customerId: customer.id, status: 'pending' })
  const washers = await Promise.all(Array.from({ length: 200 }, () => aWasher(db)))
  const outcomes = await Promise.allSettled(
    washers.map((one) =>
      db.transaction((tx) => assignWasher(tx, api, { orderId: order.id, washerId: one.id, at: clock.now() })),
    ),
  )
  const winners = washers.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(199)
  for (const refusal of refused) expect(refusal).toMatchObject({ status: 409, code: 'taken' })
  expect(await readOrder(db, order.id)).toMatchObject({ status: 'accepted', washerId: winners[0]?.id })
  expect(await eventsOf(order.id)).toHaveLength(1)
})

it('does not save a move decided on an older version', async () => {
  const order = await anOrder(db, { ...people, status: 'accepted' })
  const event = { id: api.newId(), move: 'pickUp', to: 'picked_up', actor: 'washer', actorId: washer.id } as const
  for (const stale of [sql`version = version + 1`, sql`status = 'in_progress', version = 1`]) {
    const seen = await readOrder(db, order.id)
    await db.run(sql`update orders set ${stale} where id = ${order.id}`)
    if (!seen) throw new Error('the order is gone')
    expect(await db.transaction((tx) => saveMove(tx, seen, { ...event, at: clock.now() }, {}))).toBe(false)
  }
  expect(await readOrder(db, order.id)).toMatchObject({ status: 'in_progress' })
  expect(await eventsOf(order.id)).toEqual([])
})

it('refuses a Washer’s acceptance of their own order', async () => {
  const order = await anOrder(db, { customerId: washer.id, status: 'pending' })
  const take = db.transaction((tx) =>
    assignWasher(tx, api, { orderId: order.id, washerId: washer.id, at: clock.now() }),
  )
  await expect(take).rejects.toMatchObject({ status: 403 })
})

it('rolls the move back when an event handler fails', async () => {
  const order = await anOrder(db, { customerId: customer.id, status: 'pending' })
  const events = createEventBus()
  events.on('order.moved', async () => {
    throw new Error('a reaction failed')
  })
  const input = { orderId: order.id, washerId: washer.id, at: clock.now() }
  await expect(db.transaction((tx) => assignWasher(tx, { ...api, events }, input))).rejects.toThrow('a reaction failed')
  expect(await readOrder(db, order.id)).toMatchObject({ status: 'pending', version: 1 })
  expect(await eventsOf(order.id)).toEqual([])
  expect(await liveOf(order.id)).toEqual([])
})

it('refuses changes of the event history', async () => {
  const order = await anOrder(db, { ...people, status: 'accepted' })
  await call(washer, 'PUT', `/api/provider/orders/${order.id}/status`, { action: 'picked_up' })
  await expect(db.run(sql`update order_events set at = now() where order_id = ${order.id}`)).rejects.toThrow(
    'append-only',
  )
  await expect(db.run(sql`delete from order_events where order_id = ${order.id}`)).rejects.toThrow('append-only')
})

it.each([
  [{}, 422],
  [{ action: 'accepted' }, 422],
  [{ action: 7 }, 422],
  [{ action: 'picked_up', notes: 'x'.repeat(1_001) }, 422],
])('refuses %j', async (body, status) => {
  const order = await anOrder(db, { ...people, status: 'accepted' })
  expect((await call(washer, 'PUT', `/api/provider/orders/${order.id}/status`, body)).status).toBe(status)
  expect((await call(undefined, 'PUT', `/api/provider/orders/${order.id}/status`, body)).status).toBe(401)
  expect(await readOrder(db, order.id)).toMatchObject({ status: 'accepted' })
})

// A pickup begins three jobs: the next deadline, the promise, and the Washer's silence.
it('runs at most six statements', async () => {
  const order = await anOrder(db, { ...people, status: 'accepted' })
  const before = db.statements()
  await call(washer, 'PUT', `/api/provider/orders/${order.id}/status`, { action: 'picked_up' })
  const count = db.statements() - before
  process.stdout.write(`statements of a move over HTTP, the token's included: ${count}\n`)
  expect(count).toBeLessThanOrEqual(6)
})
