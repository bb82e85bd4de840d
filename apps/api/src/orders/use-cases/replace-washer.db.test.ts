import type { OrderId, UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'
import { readOrder } from '../store.ts'

const api = await startOrders({ work: false })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, accepted, walk, paymentsOf, earningsOf } = placing
const other = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const untilLateMs = 20 * 60_000
const late = async () => {
  const id = await accepted()
  clock.advance(untilLateMs)
  return id
}
const findAnother = (id: OrderId, by: { id: UserId } = customer) => call(by, 'POST', `/api/orders/${id}/find-another`)
const cancel = (id: OrderId) => call(customer, 'POST', `/api/orders/${id}/cancel`)
const pickUp = (id: OrderId) => call(washer, 'PUT', `/api/provider/orders/${id}/status`, { action: 'picked_up' })

it('returns the order of a late Washer to the search, and pays the Washer nothing', async () => {
  const id = await late()
  const before = await earningsOf('earnings_available')
  expect((await findAnother(id, other)).status).toBe(404)
  expect((await findAnother(id, washer)).status).toBe(403)
  expect((await findAnother(id)).body).toMatchObject({ data: { id, status: 'pending' } })
  const now = clock.now()
  expect(await readOrder(db, id)).toMatchObject({
    status: 'pending',
    washerId: null,
    acceptedAt: null,
    pendingSince: now,
    pickupAt: new Date(now.getTime() + 600_000),
  })
  expect((await earningsOf('earnings_available')) - before).toBe(0)
  expect(await paymentsOf(id)).toMatchObject([{ state: 'capturable' }])
  expect((await call(washer, 'GET', `/api/orders/${id}`)).status).toBe(404)
  expect(
    await db.one(sql`
      select data from outbox where channel = ${`private-order.${id}`} and event = '$revoke' order by id desc limit 1`),
  ).toEqual({ data: washer.id })
  expect(await db.one(sql`select data from order_events where order_id = ${id} and move = 'replace'`)).toEqual({
    data: { washerId: washer.id },
  })
  expect((await findAnother(id)).status).toBe(409)
})

it('is refused before the Washer is late', async () => {
  const id = await accepted()
  clock.advance(untilLateMs - 1)
  expect(await findAnother(id)).toMatchObject({ status: 409, body: { code: 'washer_not_late' } })
  expect(await readOrder(db, id)).toMatchObject({ status: 'accepted', washerId: washer.id })
})

it('cancels for nothing once the Washer is late', async () => {
  const before = await earningsOf('earnings_available')
  const early = await accepted()
  clock.advance(untilLateMs - 1)
  expect((await cancel(early)).body).toMatchObject({ data: { fee_minor: 300 } })
  const id = await late()
  expect((await cancel(id)).body).toMatchObject({ data: { fee_minor: 0 } })
  expect(await paymentsOf(id)).toMatchObject([{ state: 'released' }])
  expect((await earningsOf('earnings_available')) - before).toBe(300)
})

it('has one winner against a concurrent pickup', async () => {
  for (const ask of [findAnother, cancel, findAnother, cancel]) {
    const id = await late()
    const [asked, picked] = await Promise.all([ask(id), pickUp(id)])
    expect([asked.status, picked.status].sort()).toEqual([200, 409])
    const order = await readOrder(db, id)
    expect(order?.status).toBe(picked.status === 200 ? 'picked_up' : ask === cancel ? 'cancelled' : 'pending')
  }
})

it('gives no second pickup time to a Washer who has the laundry', async () => {
  const id = await late()
  await walk(id, 'picked_up')
  expect(await findAnother(id)).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
})
