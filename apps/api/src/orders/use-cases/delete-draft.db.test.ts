import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { plainPhoto } from '../../scanning/builders.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'
import { readOrder } from '../store.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, upload, storage } = api
const { customer, washer, draft, place, placed, paymentsOf } = placing
const other = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const remove = (id: number, by = customer, key?: string) => call(by, 'DELETE', `/api/orders/${id}`, undefined, key)

describe('deleting a draft', () => {
  it('removes the order, its items and its photos', async () => {
    const { body } = await upload(customer, plainPhoto)
    const { order_id: id } = body.data as { order_id: number }
    const { photoKeys } = await db.one<{ photoKeys: string[] }>(
      sql`select photo_keys as "photoKeys" from orders where id = ${id}`,
    )
    const [key = ''] = photoKeys
    expect(await storage.get(key)).toBeDefined()
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } })
    expect(await db.all(sql`select from orders where id = ${id}`)).toEqual([])
    expect(await db.all(sql`select from order_items where order_id = ${id}`)).toEqual([])
    await expect.poll(() => storage.get(key)).toBeUndefined()
  })

  it('answers a repeated call with the same key the same, and 404 to a new one', async () => {
    const { id } = await draft()
    const first = await remove(id, customer, 'delete-once')
    expect(first.status).toBe(200)
    expect(await remove(id, customer, 'delete-once')).toMatchObject({ status: first.status, body: first.body })
    expect((await remove(id)).status).toBe(404)
  })

  it('is refused to others, and with 409 once the order was placed', async () => {
    const { id } = await draft()
    expect((await remove(id, other)).status).toBe(404)
    expect((await remove(id, washer)).status).not.toBe(200)
    const orderId = await placed()
    expect(await remove(orderId)).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
    expect(await readOrder(db, orderId)).toMatchObject({ status: 'pending' })
  })

  it('has one winner against placing, and a lost authorization is released', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { id } = await draft()
      const [removed, ordered] = await Promise.all([remove(id), place(id)])
      const row = await readOrder(db, id)
      if (removed.status === 200) {
        expect(row).toBeUndefined()
        expect([404, 409]).toContain(ordered.status)
        expect(
          (await paymentsOf(id)).filter(({ state }) => !['abandoned', 'released', 'failed'].includes(state)),
        ).toEqual([])
      } else {
        expect(removed.status).toBe(409)
        expect(row?.status).toBe('pending')
        expect(ordered.body.success).toBe(true)
      }
    }
  })
})
