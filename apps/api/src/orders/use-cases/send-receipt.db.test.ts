import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startOrders, startPlacing } from '../builders.ts'
import { refundOrder } from './refund-order.ts'
import { sendReceipt } from './send-receipt.ts'

const api = await startOrders({ work: false })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock, letters } = api
const { customer, washer, accepted, walk } = placing
beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  letters.length = 0
})

const complete = async (id: number) => {
  await walk(id, 'picked_up', 'in_progress', 'delivered')
  await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
  return id
}
const asked = (orderId: number) =>
  db.all<{ data: { orderId: number; occasion: 'completed' | 'cancelled' | 'refunded'; refundId?: string } }>(sql`
    select data from jobs.job where name = 'orders-receipt-letter' and (data ->> 'orderId')::bigint = ${orderId}
    order by created_on`)
/** Works on the letters asked for, each twice, as a job may. */
const send = async (orderId: number) => {
  for (const { data } of await asked(orderId))
    for (const _ of [1, 2]) await sendReceipt(api, { ...data, refundId: data.refundId })
}

describe('the letter of a receipt', () => {
  it('goes out once when the order is completed, with looks and without', async () => {
    const id = await complete(await accepted())
    await send(id)
    expect(letters).toHaveLength(1)
    const [letter] = letters
    expect(letter).toMatchObject({ id: `receipt-${id}-completed`, subject: `Receipt WL-${id}: $22.00` })
    expect(letter?.to).toContain('@example.test')
    for (const form of [letter?.text, letter?.html]) {
      for (const words of ['4 × Jeans', '$20.00', 'Service fee', '$2.00', 'Charged to Visa ending 4242', '$22.00'])
        expect(form).toContain(words)
      expect(form).toContain(`http://localhost:3000/receipt?order=${id}`)
      expect(form).toContain('10% of the laundry, at least $2.00.')
    }
  })

  it('goes out once more for each refund, and says why', async () => {
    const id = await complete(await accepted())
    const refund = { orderId: id, amountMinor: 700, reason: 'Torn <sleeve> & "collar"', actorId: washer.id }
    await db.transaction((tx) => refundOrder(tx, api, { ...refund, requestKey: 'a' }))
    await send(id)
    expect(letters.map(({ subject }) => subject)).toEqual([`Receipt WL-${id}: $15.00`, `Refund for WL-${id}`])
    const letter = letters.at(-1)
    expect(letter?.text).toContain('Torn <sleeve> & "collar"')
    expect(letter?.html).toContain('Torn &lt;sleeve&gt; &amp; &quot;collar&quot;')
    expect(letter?.html).not.toContain('<sleeve>')
    expect(letter?.text).toContain('-$7.00')
  })

  it('of a cancellation is sent where it cost something', async () => {
    const [free, late] = [await accepted(), await accepted()]
    await call(customer, 'POST', `/api/orders/${free}/cancel`)
    clock.advance(300_001)
    await call(customer, 'POST', `/api/orders/${late}/cancel`)
    await send(free)
    await send(late)
    expect(letters.map(({ subject }) => subject)).toEqual([`Receipt WL-${late}: $3.00`])
    expect(letters[0]?.text).toContain('Late cancellation')
    expect(letters[0]?.text).not.toContain('Washed by')
  })

  it('says that the promise was missed, and what came back for it', async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress')
    clock.advance(4 * 3_600_000)
    await walk(id, 'delivered')
    await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    await send(id)
    expect(letters[0]?.text).toContain('It took 4 h 0 min.')
    expect(letters[0]?.text).toContain('Service fee back to the wallet')
    expect(letters[0]?.subject).toBe(`Receipt WL-${id}: $20.00`)
  })
})
