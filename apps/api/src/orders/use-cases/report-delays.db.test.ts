import type { OrderId } from '@washline/contract/ids'
import { type Deadline, deadlineAt } from '@washline/contract/orders/deadlines'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startOrders, startPlacing } from '../builders.ts'
import { readOrder } from '../store.ts'
import { markDelivered } from './mark-delivered.ts'
import { releaseOrder } from './release-order.ts'
import { reportDelays } from './report-delays.ts'

const api = await startOrders({ work: false })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock, published } = api
const { customer, washer, accepted, walk, walletOf, viewOf } = placing
beforeEach(() => db.run(sql`delete from rate_limits`))

const minute = 60_000
const delaysOf = (id: OrderId) =>
  published.flatMap(([name, event]) => (name === 'order.delayed' && event.orderId === id ? [event.deadline] : []))
const creditsOf = (id: OrderId) =>
  published.filter(([name, event]) => name === 'wallet.credited' && event.orderId === id).length
const dueAt = async (id: OrderId, deadline: Deadline) => {
  const order = await readOrder(db, id)
  const at = order && deadlineAt(deadline, order)
  if (!at) throw new Error(`order ${id} has no deadline ${deadline}`)
  return at
}
/** Lets the deadline pass, and runs its job. */
const pass = async (id: OrderId, deadline: Deadline) => {
  const at = await dueAt(id, deadline)
  clock.advance(Math.max(0, at.getTime() - clock.now().getTime()))
  await reportDelays(api, { orderId: id, dueAt: at })
  return at
}
const jobsOf = (id: OrderId) =>
  db.all<{ at: Date }>(sql`
    select start_after as at from jobs.job
    where name = 'orders-report-delays' and (data ->> 'orderId')::bigint = ${id} order by start_after`)
const deliver = (id: OrderId) => markDelivered(api, { orderId: id, washerId: washer.id })

describe('the deadlines of an order', () => {
  it('are enqueued with the acceptance and with the pickup', async () => {
    const id = await accepted()
    const jobs = [{ at: await dueAt(id, 'pickup') }]
    expect(await jobsOf(id)).toEqual(jobs)
    await walk(id, 'picked_up')
    jobs.push({ at: await dueAt(id, 'start') })
    expect(await jobsOf(id)).toEqual(expect.arrayContaining(jobs))
  })

  it('are enqueued one after the other, also where one was met', async () => {
    const id = await accepted()
    await walk(id, 'picked_up')
    const [startAt, washAt] = [await dueAt(id, 'start'), await dueAt(id, 'wash')]
    await walk(id, 'in_progress')
    await reportDelays(api, { orderId: id, dueAt: startAt })
    await reportDelays(api, { orderId: id, dueAt: startAt })
    expect((await jobsOf(id)).filter(({ at }) => at.getTime() === washAt.getTime())).toHaveLength(1)
    await pass(id, 'wash')
    await pass(id, 'return')
    const operatorAt = await dueAt(id, 'operator')
    expect((await jobsOf(id)).at(-1)).toEqual({ at: operatorAt })
    expect(delaysOf(id)).toEqual(['wash', 'return'])
  })

  it('are all reported after a standstill', async () => {
    const id = await accepted()
    await walk(id, 'picked_up')
    const startAt = await dueAt(id, 'start')
    await pass(id, 'return')
    await reportDelays(api, { orderId: id, dueAt: startAt })
    expect(delaysOf(id)).toEqual(['start', 'wash', 'return'])
  })

  it('are reported once each, however often the job runs', async () => {
    const id = await accepted()
    const at = await pass(id, 'pickup')
    await Promise.all([1, 2, 3].map(() => reportDelays(api, { orderId: id, dueAt: at })))
    expect(delaysOf(id)).toEqual(['pickup'])
    await pass(id, 'operator')
    expect(delaysOf(id)).toEqual(['pickup', 'operator'])
  })

  it('are reported for a Washer who vanishes with the laundry, at each stage', async () => {
    const id = await accepted()
    await walk(id, 'picked_up')
    for (const deadline of ['start', 'wash', 'return', 'operator'] as const) await pass(id, deadline)
    expect(delaysOf(id)).toEqual(['start', 'wash', 'return', 'operator'])
  })

  it('are not reported where they were met', async () => {
    const id = await accepted()
    const pickupAt = await dueAt(id, 'pickup')
    await walk(id, 'picked_up')
    const startAt = await dueAt(id, 'start')
    const washAt = await dueAt(id, 'wash')
    await walk(id, 'in_progress', 'laundry_complete')
    clock.advance(170 * minute)
    await reportDelays(api, { orderId: id, dueAt: pickupAt })
    await reportDelays(api, { orderId: id, dueAt: startAt })
    await reportDelays(api, { orderId: id, dueAt: washAt })
    expect(delaysOf(id)).toEqual([])
  })

  it('begin anew with the next Washer', async () => {
    const id = await accepted()
    const before = await pass(id, 'pickup')
    await releaseOrder(api, { orderId: id, washerId: washer.id })
    await reportDelays(api, { orderId: id, dueAt: new Date(before.getTime() + 120 * minute) })
    expect(delaysOf(id)).toEqual(['pickup'])
    clock.advance(1)
    await placing.assign(id)
    await reportDelays(api, { orderId: id, dueAt: before })
    expect(delaysOf(id)).toEqual(['pickup'])
    await pass(id, 'pickup')
    expect(delaysOf(id)).toEqual(['pickup', 'pickup'])
  })
})

describe('the promise', () => {
  const washing = async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress')
    return id
  }

  it('is credited when its time is over, and not again by the delivery', async () => {
    const id = await washing()
    const before = await walletOf()
    await pass(id, 'return')
    expect((await walletOf()) - before).toBe(200)
    expect(await viewOf(id)).toMatchObject({ status: 'in_progress', promise_kept: false })
    clock.advance(minute)
    await deliver(id)
    expect(await viewOf(id)).toMatchObject({ status: 'delivered', promise_kept: false })
    expect((await walletOf()) - before).toBe(200)
    expect(creditsOf(id)).toBe(1)
  })

  it('stays missed where the job ran by a clock ahead of the delivery’s', async () => {
    const id = await washing()
    await reportDelays(api, { orderId: id, dueAt: await dueAt(id, 'return') })
    await deliver(id)
    expect(await viewOf(id)).toMatchObject({ status: 'delivered', promise_kept: false })
  })

  it('is credited by a late delivery where the job comes later, once', async () => {
    const id = await washing()
    const before = await walletOf()
    const at = await dueAt(id, 'return')
    clock.advance(at.getTime() - clock.now().getTime() + minute)
    await deliver(id)
    await reportDelays(api, { orderId: id, dueAt: at })
    expect((await walletOf()) - before).toBe(200)
    expect(creditsOf(id)).toBe(1)
    expect(delaysOf(id)).toEqual([])
  })

  it('is credited once for a delivery at the same moment and jobs that run twice', async () => {
    for (let n = 0; n < 5; n += 1) {
      const id = await washing()
      const before = await walletOf()
      const at = await dueAt(id, 'return')
      clock.advance(at.getTime() - clock.now().getTime() + 1)
      const job = () => reportDelays(api, { orderId: id, dueAt: at })
      await Promise.all(n % 2 === 0 ? [job(), deliver(id), job()] : [deliver(id), job(), job()])
      expect((await walletOf()) - before).toBe(200)
      expect(creditsOf(id)).toBe(1)
      expect(await viewOf(id)).toMatchObject({ status: 'delivered', promise_kept: false })
    }
  })

  it('stays as it was after a crash, and the next run credits it', async () => {
    const id = await washing()
    const before = await walletOf()
    const at = await dueAt(id, 'return')
    clock.advance(at.getTime() - clock.now().getTime())
    const dies = { ...api, broadcast: () => Promise.reject(new Error('killed')) }
    await expect(reportDelays(dies, { orderId: id, dueAt: at })).rejects.toThrow('killed')
    expect([await walletOf(), (await viewOf(id)).promise_kept]).toEqual([before, null])
    await reportDelays(api, { orderId: id, dueAt: at })
    expect((await walletOf()) - before).toBe(200)
  })

  it('is not credited for a delivery in time', async () => {
    const id = await washing()
    const at = await dueAt(id, 'return')
    clock.advance(at.getTime() - clock.now().getTime())
    await deliver(id)
    await reportDelays(api, { orderId: id, dueAt: at })
    expect([creditsOf(id), (await viewOf(id)).promise_kept]).toEqual([0, true])
    expect((await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })).status).toBe(200)
  })
})
