import { market } from '@washline/contract/market'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startOrders, startPlacing } from '../builders.ts'
import { autoComplete } from './auto-complete.ts'
import { markDelivered } from './mark-delivered.ts'
import { reportDelays } from './report-delays.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock, published } = api
const { customer, washer, accepted, walk, walletOf, viewOf } = placing
beforeEach(() => db.run(sql`delete from rate_limits`))

const washed = async (change: object = {}) => {
  const id = await accepted(change)
  await walk(id, 'picked_up', 'in_progress')
  return id
}
const deliver = (id: number) => call(washer, 'PUT', `/api/provider/orders/${id}/status`, { action: 'delivered' })
const creditsOf = (id: number) =>
  published.filter(([name, event]) => name === 'wallet.credited' && event.orderId === id).map(([, event]) => event)

describe('a delivery', () => {
  it.each([
    ['in the last second', 10_801_000, true, 0],
    ['a moment late', 10_801_001, false, 600],
    ['a day late', 86_400_000, false, 600],
  ])(
    '%s keeps or misses the promise, and a missed one gives the whole service fee back',
    async (_, afterMs, inTime, back) => {
      const id = await washed({ load_type: 'heavy' })
      clock.advance(afterMs)
      const before = await walletOf()
      expect((await deliver(id)).status).toBe(200)
      expect(await viewOf(id)).toMatchObject({ promise_kept: inTime, service_fee: 6 })
      expect((await walletOf()) - before).toBe(back)
      expect(creditsOf(id)).toHaveLength(inTime ? 0 : 1)
    },
  )

  it('credits the fee once for concurrent calls', async () => {
    const id = await washed()
    clock.advance(4 * 3_600_000)
    const before = await walletOf()
    const answers = await Promise.all([deliver(id), deliver(id), deliver(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    expect((await walletOf()) - before).toBe(200)
    expect(creditsOf(id)).toMatchObject([{ kind: 'promise_credit', userId: customer.id, amountMinor: 200 }])
    const { body } = await call(customer, 'GET', '/api/wallet?only=credits&limit=1')
    expect(body.data).toMatchObject({
      entries: [{ kind: 'promise_credit', amount: 2, order_id: id, reason: 'The three-hour promise was missed.' }],
    })
  })

  it('without a proof is not paid by itself: after a day an operator decides, and the customer still may confirm', async () => {
    const id = await washed()
    expect((await deliver(id)).status).toBe(200)
    expect(await viewOf(id)).toMatchObject({ status: 'delivered', delivery_proven: false })
    expect(
      await db.all(
        sql`select from jobs.job where name = 'orders-auto-complete' and data ->> 'orderId' = ${String(id)}`,
      ),
    ).toEqual([])
    const dueAt = new Date(clock.now().getTime() + market.orders.autoCompleteMs)
    clock.advance(market.orders.autoCompleteMs - 1_000)
    clock.advance(2_000)
    expect(await autoComplete(api, id)).toBe(false)
    await reportDelays(api, { orderId: id, dueAt })
    await reportDelays(api, { orderId: id, dueAt })
    expect(published.filter(([name, event]) => name === 'order.delayed' && event.orderId === id)).toMatchObject([
      ['order.delayed', { deadline: 'confirmation', customerId: customer.id, washerId: washer.id }],
    ])
    expect((await viewOf(id)).status).toBe('delivered')
    expect((await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })).status).toBe(200)
  })

  it('credits nothing if the transaction fails', async () => {
    const id = await washed()
    clock.advance(4 * 3_600_000)
    const before = await walletOf()
    const dies = { ...api, jobs: { enqueue: () => Promise.reject(new Error('killed')) } }
    await expect(markDelivered(dies, { orderId: id, washerId: washer.id })).rejects.toThrow('killed')
    expect(await walletOf()).toBe(before)
    expect((await deliver(id)).status).toBe(200)
    expect((await walletOf()) - before).toBe(200)
  })
})
