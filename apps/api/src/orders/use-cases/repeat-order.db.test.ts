import { minor } from '@washline/contract/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { currentCatalogue, insertCatalogue, rowsOf } from '../../scanning/index.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, draft, placed } = placing
const other = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const again = (id: number, by = customer, key?: string) => call(by, 'POST', `/api/orders/${id}/reorder`, {}, key)
const ended = async () => {
  const id = await placed()
  await call(customer, 'POST', `/api/orders/${id}/cancel`)
  return id
}
const draftsOf = async () =>
  (
    await db.one<{ count: number }>(
      sql`select count(*)::int as count from orders where customer_id = ${customer.id} and status = 'draft'`,
    )
  ).count
const rowOf = (id: unknown) =>
  db.one<Record<string, unknown>>(sql`
    select o.status, o.value_minor as value, o.catalogue_version as version, o.photo_keys as photos,
      (select json_agg(json_build_array(i.name, i.garment, i.quantity, i.unit_price_minor)) from order_items i where i.order_id = o.id) as items
    from orders o where o.id = ${Number(id)}`)
const draftOf = (body: Record<string, unknown>) => (body.data as { order_id: number }).order_id

describe('ordering again', () => {
  it('makes a draft with the items and returns place, load and notes', async () => {
    const id = await ended()
    await db.run(sql`update orders set notes = 'Ring twice' where id = ${id}`)
    const { status, body } = await again(id)
    expect(status).toBe(200)
    const { data } = await call(customer, 'GET', `/api/orders/${id}`).then(({ body: answer }) => answer)
    expect(body.data).toMatchObject({
      load_type: 'light',
      special_instructions: 'Ring twice',
      pickup_location: (data as { pickup_location: unknown }).pickup_location,
      reclassified: [],
    })
    const source = await rowOf(id)
    expect(await rowOf(draftOf(body))).toMatchObject({ ...source, status: 'draft', photos: [] })
  })

  it('happens once per key, for two taps at once too', async () => {
    const id = await ended()
    const before = await draftsOf()
    const answers = await Promise.all([again(id, customer, 'again-1'), again(id, customer, 'again-1')])
    const late = await again(id, customer, 'again-1')
    expect(late.status).toBe(200)
    for (const { status, body } of answers) if (status === 200) expect(body).toEqual(late.body)
    expect(await draftsOf()).toBe(before + 1)
  })

  it('is refused for strangers, and with 409 for a draft and a running order', async () => {
    const id = await ended()
    expect((await again(id, other)).status).toBe(404)
    expect((await again(id, washer)).status).not.toBe(200)
    expect((await again((await draft()).id)).body).toMatchObject({ code: 'wrong_status' })
    expect(await again(await placed())).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
  })

  it('is possible from the delivery on, whose notification offers it', async () => {
    const id = await placing.accepted()
    expect((await again(id)).status).toBe(409)
    await placing.walk(id, 'picked_up', 'in_progress', 'delivered')
    expect((await again(id)).status).toBe(200)
  })

  it('prices by the present price list, and classifies by its name what the list no longer has', async () => {
    const id = await ended()
    const present = await currentCatalogue(db)
    const rows = rowsOf(present).map((row) => (row.garment === 'jeans' ? { ...row, price_minor: minor(4_200) } : row))
    await db.transaction((tx) =>
      insertCatalogue(tx, {
        version: present.version + 1,
        rows,
        changes: [],
        by: other.id,
        reason: 'Denim costs more',
        at: clock.now(),
      }),
    )
    const priced = draftOf((await again(id)).body)
    expect(await rowOf(priced)).toMatchObject({ value: 4 * 4_200, version: present.version + 1 })
    await db.run(sql`update order_items set garment = 'crinoline' where order_id = ${id}`)
    const { body } = await again(id)
    expect(body.data).toMatchObject({ reclassified: ['Jeans'] })
    expect(await rowOf(draftOf(body))).toMatchObject({ items: [['Jeans', 'jeans', 4, 4_200]] })
  })
})
