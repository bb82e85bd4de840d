import type { OrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startOrders, startPlacing } from '../builders.ts'
import { refundOrder } from './refund-order.ts'
import { sendReceipt } from './send-receipt.ts'

const api = await startOrders({ work: false })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock, emails } = api
const { customer, washer, accepted, walk } = placing
beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  emails.length = 0
})

const complete = async (id: OrderId) => {
  await walk(id, 'picked_up', 'in_progress', 'delivered')
  await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
  return id
}
const asked = (orderId: OrderId) =>
  db.all<{ data: { orderId: OrderId; occasion: 'completed' | 'cancelled' | 'refunded'; refundId?: string } }>(sql`
    select data from jobs.job where name = 'orders-receipt-email' and (data ->> 'orderId')::bigint = ${orderId}
    order by created_on`)
/** Runs each queued email job twice, since a job may run twice. */
const send = async (orderId: OrderId) => {
  for (const { data } of await asked(orderId))
    for (const _ of [1, 2]) await sendReceipt(api, { ...data, refundId: data.refundId })
}

describe('the email of a receipt', () => {
  it('is sent once on completion, as HTML and as plain text', async () => {
    const id = await complete(await accepted())
    await send(id)
    expect(emails).toHaveLength(1)
    const [email] = emails
    expect(email).toMatchObject({ id: `receipt-${id}-completed`, subject: `Receipt WL-${id}: $22.00` })
    expect(email?.to).toContain('@example.test')
    for (const form of [email?.text, email?.html]) {
      for (const phrase of ['4 × Jeans', '$20.00', 'Service fee', '$2.00', 'Charged to Visa ending 4242', '$22.00'])
        expect(form).toContain(phrase)
      expect(form).toContain(`http://localhost:3000/receipt?order=${id}`)
      expect(form).toContain('10% of the laundry, at least $2.00.')
    }
  })

  it('is sent again for each refund, with its reason', async () => {
    const id = await complete(await accepted())
    const refund = { orderId: id, amountMinor: minor(700), reason: 'Torn <sleeve> & "collar"', actorId: washer.id }
    await db.transaction((tx) => refundOrder(tx, api, { ...refund, requestKey: 'a' }))
    await send(id)
    expect(emails.map(({ subject }) => subject)).toEqual([`Receipt WL-${id}: $15.00`, `Refund for WL-${id}`])
    const email = emails.at(-1)
    expect(email?.text).toContain('Torn <sleeve> & "collar"')
    expect(email?.html).toContain('Torn &lt;sleeve&gt; &amp; &quot;collar&quot;')
    expect(email?.html).not.toContain('<sleeve>')
    expect(email?.text).toContain('-$7.00')
  })

  it('is sent for a cancellation with a fee', async () => {
    const [free, late] = [await accepted(), await accepted()]
    await call(customer, 'POST', `/api/orders/${free}/cancel`)
    clock.advance(300_001)
    await call(customer, 'POST', `/api/orders/${late}/cancel`)
    await send(free)
    await send(late)
    expect(emails.map(({ subject }) => subject)).toEqual([`Receipt WL-${late}: $3.00`])
    expect(emails[0]?.text).toContain('Late cancellation')
    expect(emails[0]?.text).not.toContain('Washed by')
  })

  it('names a missed promise and its credit', async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress')
    clock.advance(4 * 3_600_000)
    await walk(id, 'delivered')
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    await send(id)
    expect(emails[0]?.text).toContain('It took 4 h 0 min.')
    expect(emails[0]?.text).toContain('Service fee refunded to the wallet')
    expect(emails[0]?.subject).toBe(`Receipt WL-${id}: $20.00`)
  })
})
