import type { UserId } from '@washline/contract/ids'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { afterAll, expect, it } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { aCustomer, anOrder, aWasher, startOrders } from './builders.ts'

const api = await startOrders({ work: false })
afterAll(api.close)
const { db, call, clock, mayHear } = api
const customer = await aCustomer(db, { name: 'Ana' })
const washer = await aWasher(db, { name: 'Wen', businessName: 'Wen & Sons' })
const stranger = await aCustomer(db)
const list = async (path: string, by: { id: UserId }) =>
  (await call(by, 'GET', path)).body as unknown as { data: OrderSummary[]; next_cursor: string | null }

it('reads an order for its customer or its Washer in one statement besides the token', async () => {
  const { id } = await anOrder(db, { customerId: customer.id, washerId: washer.id, status: 'picked_up' })
  await call(customer, 'GET', `/api/orders/${id}`)
  const before = db.statements()
  const forCustomer = await call(customer, 'GET', `/api/orders/${id}`)
  expect(db.statements() - before).toBe(2)
  expect(forCustomer.body).toMatchObject({ success: true, message: 'Order found.' })
  expect(forCustomer.body.data).toMatchObject({
    net_pay: null,
    user: { name: 'Ana' },
    provider: { user_id: washer.id, name: 'Wen', rating: null, provider: { business_name: 'Wen & Sons' } },
  })
  expect(JSON.stringify(forCustomer.body)).not.toContain('phone')
  expect((await call(washer, 'GET', `/api/orders/${id}`)).body.data).toMatchObject({ net_pay: 8.5, card: null })
  expect((await call(stranger, 'GET', `/api/orders/${id}`)).status).toBe(404)
  expect((await call(undefined, 'GET', `/api/orders/${id}`)).status).toBe(401)
  expect((await call(customer, 'GET', '/api/orders/abc')).status).toBe(404)
  const ears = [customer, washer, stranger].map((person) => mayHear(person.id, `private-order.${id}`))
  expect(await Promise.all(ears)).toEqual([true, true, false])
})

it('pages newest first without gaps or repeats, also for equal times', async () => {
  const person = await aCustomer(db)
  const createdAt = clock.now()
  const made: number[] = []
  for (let n = 0; n < 7; n += 1)
    made.push((await anOrder(db, { customerId: person.id, washerId: washer.id, status: 'accepted', createdAt })).id)
  const seen: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(`/api/orders?limit=3${cursor && `&cursor=${cursor}`}`, person)
    seen.push(...page.data.map((card) => card.id))
    cursor = page.next_cursor
  }
  expect(seen).toEqual(made.reverse())
  expect((await list('/api/orders?status=draft', person)).data).toEqual([])
  expect((await list('/api/provider/orders?limit=100', washer)).data.length).toBeGreaterThanOrEqual(7)
  expect((await list('/api/provider/orders/active', washer)).data[0]).toMatchObject({ net_pay: 8.5 })
  for (const query of ['cursor=x', 'limit=0', 'limit=101', 'status=lost'])
    expect((await call(person, 'GET', `/api/orders?${query}`)).status).toBe(422)
  expect((await call(person, 'GET', '/api/provider/orders')).status).toBe(403)
})

it('searches number, name, address and items, and treats wildcards literally', async () => {
  const person = await aCustomer(db, { name: 'Zoë 100%' })
  const keeper = await aWasher(db, { name: 'Yara', businessName: 'Under_score Laundry' })
  const first = await anOrder(db, { customerId: person.id, washerId: keeper.id, status: 'accepted' })
  const second = await anOrder(db, { customerId: person.id, status: 'draft' })
  await db.run(sql`update orders set pickup_address = '12 Elm Street' where id = ${second.id}`)
  await db.run(sql`update order_items set name = 'Cardigan' where order_id = ${second.id}`)
  const found = async (search: string, by = person, path = '/api/orders') =>
    (await list(`${path}?search=${encodeURIComponent(search)}`, by)).data.map(({ id }) => id)
  expect(await found(`wl-${first.id}`)).toEqual([first.id])
  expect(await found('yara')).toEqual([first.id])
  expect(await found('under_score')).toEqual([first.id])
  expect(await found('ELM')).toEqual([second.id])
  expect(await found('cardi')).toEqual([second.id])
  expect(await found(' ')).toEqual([second.id, first.id])
  for (const nothing of ['_lm', 'c%n', '\\', "'"]) expect(await found(nothing)).toEqual([])
  expect(await found('100%', keeper, '/api/provider/orders')).toEqual([first.id])
  expect((await call(person, 'GET', `/api/orders?search=${'a'.repeat(101)}`)).status).toBe(422)
})

it('reads a page by the index', async () => {
  await db.run(sql`
    insert into orders (customer_id, status, item_count, value_minor, catalogue_version, coverage_minor, created_at)
    select ${stranger.id}::bigint, 'draft', 1, 100, 1, 50000, now() - n * interval '1 second' from generate_series(1, 100000) n`)
  await db.run(sql`analyze orders`)
  const plan = await db.all<Record<string, string>>(sql`
    explain (analyze, timing off) select id from orders o where customer_id = ${stranger.id}
      and (o.created_at, o.id) < (now() - interval '20000 seconds', 0::bigint)
    order by created_at desc, id desc limit 51`)
  const text = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('orders_of_customer')
  expect(text).not.toContain('Sort')
})
