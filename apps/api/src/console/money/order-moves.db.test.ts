import type { OrderId, UserId } from '@washline/contract/ids'
import type { OrderStatus } from '@washline/contract/orders/process'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsModule } from '../../notifications/module.ts'
import { aCustomer, startOrders, startPlacing } from '../../orders/builders.ts'
import { lockOrder } from '../../orders/index.ts'
import { findingsOf } from '../../payments/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { testConsole } from '../builders.ts'

const push = { name: 'none', send: () => Promise.resolve('sent') } as never
const api = await startOrders({
  modules: (deps) => [testConsole(deps), notificationsModule({ ...deps, linkKeys: ['secret'], push })],
})
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, published } = api
const { customer, washer, accepted, placed, walk, walletOf, earningsOf, paymentsOf, escrowOf, addsUp } = placing
const operator = async (name: string) => {
  const person = await aCustomer(db, { name })
  await db.run(sql`update users set is_operator = true where id = ${person.id}`)
  return person
}
const odile = await operator('Odile')
const omar = await operator('Omar')
beforeEach(async () => {
  published.length = 0
  await db.run(sql`delete from rate_limits`)
})

const readOrder = (q: typeof db, id: OrderId) => q.transaction((tx) => lockOrder(tx, id))
type Move = 'reassign' | 'cancel' | 'complete'
const reason = 'The Washer does not answer any more'
/** An answer of any shape, for matchers. */
type Read = ReturnType<typeof JSON.parse>
const movesOf = async (id: OrderId): Promise<Read> =>
  ((await call(odile, 'GET', `/api/ops/orders/${id}`)).body.data as Read).moves
const versionOf = async (id: OrderId) => (await readOrder(db, id))?.version ?? 0
const decide = async (
  by: { id: UserId },
  id: OrderId,
  move: Move,
  more: { version?: number; washer_minor?: number; reason?: string } = {},
  key?: string,
) => {
  const version = more.version ?? (await versionOf(id))
  const body = { reason, version, ...(move === 'cancel' ? { washer_minor: 0 } : {}), ...more }
  return call(by, 'POST', `/api/ops/orders/${id}/${move}`, body, key)
}
const auditOf = (id: OrderId) =>
  db.all(sql`
    select action, operator_id as "operatorId", reason, amount_minor as "amountMinor" from audit_log
    where order_id = ${id} and action not like 'read\\_%' order by id`)
const notified = (id: OrderId, to: { id: UserId }) =>
  db.all<{ title: string; message: string; reason: string }>(sql`
    select title, message, text_values ->> 'reason' as reason from notifications where order_id = ${id} and user_id = ${to.id}
      and text_values ? 'reason' order by id`)
const reach: Partial<Record<OrderStatus, readonly string[]>> = {
  accepted: [],
  picked_up: ['picked_up'],
  in_progress: ['picked_up', 'in_progress'],
  delivered: ['picked_up', 'in_progress', 'delivered'],
}
const orderIn = async (status: OrderStatus) => {
  if (status === 'pending') return placed()
  const id = await accepted()
  await walk(id, ...(reach[status] ?? []))
  return id
}
const proven = async () => {
  await addsUp()
  expect(await findingsOf(api)).toEqual([])
}

describe('reassigning an order', () => {
  it('takes it from its Washer and searches again, and both read the reason', async () => {
    const id = await accepted()
    expect(await movesOf(id)).toMatchObject({ reassign: true, complete: null })
    expect(await decide(odile, id, 'reassign')).toMatchObject({ status: 200, body: { data: { status: 'pending' } } })
    expect(await readOrder(db, id)).toMatchObject({ status: 'pending', washerId: null, acceptedAt: null })
    expect(published.at(-1)).toMatchObject(['order.moved', { move: 'reassign', washerId: washer.id, reason }])
    expect(await auditOf(id)).toEqual([{ action: 'reassign_order', operatorId: odile.id, reason, amountMinor: null }])
    expect(await notified(id, customer)).toMatchObject([{ title: 'Looking for another Washer', reason }])
    expect(await notified(id, washer)).toMatchObject([{ title: 'Order reassigned', reason }])
    expect((await call(washer, 'GET', `/api/orders/${id}`)).status).toBe(404)
    expect(
      await db.one(sql`select data from outbox where channel = ${`private-order.${id}`} and event = '$revoke'`),
    ).toEqual({ data: washer.id })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'capturable' }])
    await proven()
  })

  it.each(['picked_up', 'in_progress'] as const)('offers the rest to others when it is %s', async (status) => {
    const id = await orderIn(status)
    expect((await movesOf(id)).reassign).toBe(true)
    expect(await decide(odile, id, 'reassign')).toMatchObject({ status: 200, body: { data: { status } } })
    expect(await readOrder(db, id)).toMatchObject({ status, washerId: washer.id })
    expect(await auditOf(id)).toMatchObject([{ action: 'reassign_order', reason }])
    expect(await notified(id, customer)).toMatchObject([{ title: 'Looking for another Washer', reason }])
    expect(await decide(odile, id, 'reassign')).toMatchObject({ status: 409, body: { code: 'rescue_moved' } })
    expect((await movesOf(id)).reassign).toBe(false)
  })

  it.each(['pending', 'delivered'] as const)('is refused when it is %s', async (status) => {
    const id = await orderIn(status)
    expect((await movesOf(id)).reassign).toBe(false)
    expect(await decide(odile, id, 'reassign')).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
    expect(await auditOf(id)).toEqual([])
  })
})

describe('cancelling an order', () => {
  it.each(['pending', 'accepted', 'picked_up', 'in_progress', 'delivered'] as const)(
    'returns everything when it is %s',
    async (status) => {
      const before = { wallet: await walletOf(), earned: await earningsOf('earnings_available') }
      const id = await orderIn(status)
      expect((await movesOf(id)).cancel).toMatchObject({ card_minor: 2_200, wallet_minor: 0, credited_minor: 0 })
      expect(await decide(odile, id, 'cancel')).toMatchObject({ status: 200, body: { data: { status: 'cancelled' } } })
      expect(await paymentsOf(id)).toMatchObject([{ state: 'released', capturedMinor: 0 }])
      expect(await escrowOf(id)).toBe(0)
      expect({ wallet: await walletOf(), earned: await earningsOf('earnings_available') }).toEqual(before)
      expect(await movesOf(id)).toMatchObject({ reassign: false, cancel: null, complete: null })
      expect((await call(customer, 'GET', `/api/orders/${id}`)).body.data).toMatchObject({ cancel_fee_minor: 0 })
      await proven()
    },
  )

  it('returns the wallet’s part to the wallet', async () => {
    await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 500, payment_method_id: placing.card })
    const before = await walletOf()
    const id = await accepted({ use_wallet: true, total: 17 })
    expect((await movesOf(id)).cancel).toMatchObject({ card_minor: 1_700, wallet_minor: 500 })
    expect((await decide(odile, id, 'cancel')).status).toBe(200)
    expect(await walletOf()).toBe(before)
    await proven()
  })

  it('pays the Washer from the platform what the operator grants, at most the order’s pay', async () => {
    const id = await orderIn('in_progress')
    const { washer_maximum_minor: maximum } = (await movesOf(id)).cancel
    expect(await decide(odile, id, 'cancel', { washer_minor: maximum + 1 })).toMatchObject({
      status: 422,
      body: { errors: { washer_minor: expect.any(Array) } },
    })
    const before = await earningsOf('earnings_available')
    expect((await decide(odile, id, 'cancel', { washer_minor: 700 })).status).toBe(200)
    expect((await earningsOf('earnings_available')) - before).toBe(700)
    expect(await paymentsOf(id)).toMatchObject([{ state: 'released' }])
    expect(await auditOf(id)).toMatchObject([{ action: 'cancel_order', amountMinor: 700 }])
    expect(await notified(id, customer)).toMatchObject([{ title: 'Order cancelled', reason }])
    expect((await notified(id, washer)).map(({ title }) => title)).toEqual([
      'Order cancelled',
      'Paid for a cancelled order',
    ])
    const { receipts } = (await call(odile, 'GET', `/api/ops/orders/${id}`)).body.data as Read
    expect([receipts.customer.total_minor, receipts.washer.total_minor]).toEqual([0, 700])
    await proven()
  })
})

describe('completing an order', () => {
  it.each(['in_progress', 'delivered'] as const)('captures and pays as computed when it is %s', async (status) => {
    const id = await orderIn(status)
    const { complete } = await movesOf(id)
    const before = await earningsOf('earnings_pending')
    expect(await decide(odile, id, 'complete')).toMatchObject({ status: 200, body: { data: { status: 'completed' } } })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'captured', capturedMinor: complete.card_minor }])
    expect((await earningsOf('earnings_pending')) - before).toBe(complete.washer_minor)
    expect(complete.washer_minor + complete.platform_minor).toBe(complete.card_minor + complete.wallet_minor)
    expect(await escrowOf(id)).toBe(0)
    expect((await call(customer, 'GET', `/api/orders/${id}`)).body.data).toMatchObject({
      promise_kept: status === 'delivered' ? true : null,
      delivered_at: expect.any(String),
    })
    expect(await notified(id, washer)).toMatchObject([{ title: 'Order completed', reason }])
    await proven()
  })

  it('is refused before the laundry began', async () => {
    for (const status of ['pending', 'accepted', 'picked_up'] as const)
      expect(await decide(odile, await orderIn(status), 'complete')).toMatchObject({
        status: 409,
        body: { code: 'wrong_status' },
      })
  })
})

describe('an action of an operator', () => {
  it('is refused once the order has changed since it was read', async () => {
    const id = await accepted()
    const version = await versionOf(id)
    await walk(id, 'picked_up')
    expect(await decide(odile, id, 'cancel', { version })).toMatchObject({
      status: 409,
      body: { code: 'order_changed' },
    })
    expect(await readOrder(db, id)).toMatchObject({ status: 'picked_up' })
    expect(await auditOf(id)).toEqual([])
  })

  it('is made once by one of two operators, and by operator or Washer', async () => {
    const id = await orderIn('delivered')
    const both = await Promise.all([decide(odile, id, 'cancel'), decide(omar, id, 'complete')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const other = await accepted()
    // As it was before both: an order that is picked up may be reassigned, too.
    const version = await versionOf(other)
    const [moved, picked] = await Promise.all([
      decide(odile, other, 'reassign', { version }),
      call(washer, 'PUT', `/api/provider/orders/${other}/status`, { action: 'picked_up' }),
    ])
    expect([moved.status, picked.status].filter((status) => status === 200)).toHaveLength(1)
    expect((await readOrder(db, other))?.status).toBe(moved.status === 200 ? 'pending' : 'picked_up')
    await proven()
  })

  it('is made and recorded once for one key', async () => {
    const id = await orderIn('in_progress')
    const version = await versionOf(id)
    const before = await earningsOf('earnings_available')
    const cancel = () => decide(odile, id, 'cancel', { version, washer_minor: 300 }, 'cancel-once')
    expect((await cancel()).status).toBe(200)
    // The stored answer has expired; the audit log has not.
    await db.run(sql`delete from idempotency_keys`)
    expect(await cancel()).toMatchObject({ status: 200, body: { data: { status: 'cancelled' } } })
    expect((await earningsOf('earnings_available')) - before).toBe(300)
    expect(await auditOf(id)).toHaveLength(1)
  })

  it('is refused to others, without a reason, for one’s own order and for one that does not exist', async () => {
    const id = await accepted()
    for (const person of [customer, washer]) expect((await decide(person, id, 'cancel')).status).toBe(403)
    expect((await decide(odile, id, 'cancel', { reason: 'short' })).body).toHaveProperty('errors.reason')
    await db.run(sql`update users set is_operator = true where id = ${washer.id}`)
    expect((await decide(washer, id, 'cancel')).status).toBe(403)
    await db.run(sql`update users set is_operator = false where id = ${washer.id}`)
    expect((await decide(odile, 999_999_999 as OrderId, 'cancel', { version: 1 })).status).toBe(404)
    expect(await auditOf(id)).toEqual([])
  })
})
