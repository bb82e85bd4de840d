import type { UserId } from '@washline/contract/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'
import { readOrder } from '../store.ts'
import { assignWasher } from './assign-washer.ts'
import { giveUp } from './give-up.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, draft, placed, accepted, walk, paymentsOf, earningsOf } = placing
const other = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

describe('cancelling', () => {
  const cancel = (id: number, by: { id: UserId } = customer) => call(by, 'POST', `/api/orders/${id}/cancel`)

  it('is free before acceptance and some minutes after it', async () => {
    const { id } = await draft()
    expect((await cancel(id)).body).toMatchObject({ data: { status: 'cancelled', fee_minor: 0 } })
    for (const orderId of [await placed(), await accepted()]) {
      expect((await cancel(orderId)).body).toMatchObject({ data: { id: orderId, status: 'cancelled', fee_minor: 0 } })
      expect(await paymentsOf(orderId)).toMatchObject([{ state: 'released' }])
      expect((await cancel(orderId)).status).toBe(409)
    }
  })

  it('charges 3.00 for the Washer later', async () => {
    const id = await accepted()
    const before = await earningsOf('earnings_available')
    clock.advance(300_001)
    expect((await cancel(id)).body).toMatchObject({ data: { fee_minor: 300 } })
    expect((await earningsOf('earnings_available')) - before).toBe(300)
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: 300 }])
  })

  it('is refused for others and after pickup', async () => {
    const id = await accepted()
    expect((await cancel(id, other)).status).toBe(404)
    expect((await cancel(id, washer)).status).toBe(403)
    await walk(id, 'picked_up')
    expect((await cancel(id)).status).toBe(409)
  })

  it('has one winner against a concurrent acceptance, and the money follows', async () => {
    for (let n = 0; n < 8; n += 1) {
      const id = await placed()
      const [cancelled, taken] = await Promise.allSettled([
        cancel(id),
        db.transaction((tx) => assignWasher(tx, api, { orderId: id, washerId: washer.id, at: clock.now() })),
      ])
      const order = await readOrder(db, id)
      expect(cancelled).toMatchObject({ value: { status: 200 } })
      expect(order?.status).toBe('cancelled')
      expect(order?.washerId).toBe(taken.status === 'fulfilled' ? washer.id : null)
      expect(await paymentsOf(id)).toMatchObject([{ state: 'released' }])
    }
  })

  it('is done by the system when no Washer accepts, unless a newer search has begun', async () => {
    const id = await placed()
    await giveUp(api, { orderId: id, searchStartedAt: new Date(clock.now().getTime() - 1) })
    expect(await readOrder(db, id)).toMatchObject({ status: 'pending' })
    await giveUp(api, { orderId: id, searchStartedAt: clock.now() })
    expect(await readOrder(db, id)).toMatchObject({ status: 'cancelled' })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'released' }])
    await giveUp(api, { orderId: id })
  })
})
