import type { UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'
import { readOrder } from '../store.ts'
import { autoComplete } from './auto-complete.ts'
import { deliver } from './mark-delivered.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, accepted, walk, paymentsOf, escrowOf, earningsOf } = placing
const other = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

describe('completing', () => {
  const confirm = (id: number, by: { id: UserId } = customer) =>
    call(by, 'PUT', `/api/orders/${id}/status`, { order_id: id, status: 'completed' })
  const delivered = async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress', 'laundry_complete', 'delivered')
    return id
  }

  it('captures the card and books the Washer’s earnings once', async () => {
    const id = await delivered()
    const before = await earningsOf('earnings_pending')
    expect((await confirm(id, other)).status).toBe(404)
    expect((await confirm(id, washer)).status).toBe(403)
    const answers = await Promise.all([confirm(id), confirm(id)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect((await earningsOf('earnings_pending')) - before).toBe(1_700)
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: 2_200 }])
    expect(await escrowOf(id)).toBe(0)
    expect(await autoComplete(api, id)).toBe(false)
  })

  it('is done by a job after the deadline', async () => {
    const id = await accepted()
    await walk(id, 'picked_up', 'in_progress', 'laundry_complete')
    await db.transaction((tx) => deliver(tx, api, { orderId: id, washerId: washer.id, at: clock.now(), proven: true }))
    const [job] = await db.all<{ at: Date }>(sql`
      select start_after as at from jobs.job where name = 'orders-auto-complete' and singleton_key = ${`order-${id}`}`)
    expect(job?.at).toEqual(new Date(clock.now().getTime() + 24 * 3_600_000))
    expect(await autoComplete(api, id)).toBe(true)
    expect(await readOrder(db, id)).toMatchObject({ status: 'completed' })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured' }])
    expect((await confirm(id)).status).toBe(409)
  })
})
