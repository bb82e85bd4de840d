import type { UserId } from '@washline/contract/ids'
import { toMinor } from '@washline/contract/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer, startOrders, startPlacing } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { testConsole } from '../builders.ts'

const api = await startOrders({ modules: (deps) => [testConsole(deps)] })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call } = api
const { customer, washer, accepted, placed, walk, walletOf } = placing
const operator = async (name: string) => {
  const person = await aCustomer(db, { name })
  await db.run(sql`update users set is_operator = true where id = ${person.id}`)
  return person
}
const odile = await operator('Odile')
const omar = await operator('Omar')
beforeEach(() => db.run(sql`delete from rate_limits`))

const reason = 'A shirt came back torn'
const completed = async (): Promise<number> => {
  const id = await accepted()
  await walk(id, 'picked_up', 'in_progress', 'delivered')
  await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
  return id
}
const refund = (by: { id: UserId }, id: number, amount: number, actions = 0, key?: string) =>
  call(by, 'POST', `/api/ops/orders/${id}/refund`, { amount_minor: toMinor(amount), reason, actions }, key)
const credit = (by: { id: UserId }, to: { id: number }, body: object, key?: string) =>
  call(by, 'POST', `/api/ops/people/${to.id}/credit`, { amount_minor: 400, reason, ...body }, key)

/** An answer of any shape, for matchers. */
type Read = ReturnType<typeof JSON.parse>
const read = async (url: string, by = odile): Promise<Read> => (await call(by, 'GET', url)).body.data as Read
const auditOf = (column: 'order_id' | 'person_id', id: number) =>
  db.all<{ action: string; operatorId: UserId }>(sql`
    select action, operator_id as "operatorId" from audit_log
    where ${column === 'order_id' ? sql`order_id` : sql`person_id`} = ${id} order by id`)
const actionsOnCustomer = async () => (await read(`/api/ops/people/${customer.id}/money`)).actions as number

describe("an order's money", () => {
  it('lists every transfer, and its sums equal the entries of the ledger', async () => {
    const id = await completed()
    await refund(odile, id, 5)
    const { order, transfers, payments, refunds, sums, receipts, actions } = await read(`/api/ops/orders/${id}`)
    expect(order).toMatchObject({ id, status: 'completed', customer: { id: customer.id }, washer: { id: washer.id } })
    expect(transfers.map(({ kind }: { kind: string }) => kind)).toEqual([
      'card_authorization',
      'order_earning',
      'refund',
    ])
    expect(transfers[2]).toMatchObject({ reason, by: { id: odile.id, name: 'Odile' }, state: 'posted' })
    expect(payments).toMatchObject([{ kind: 'order', state: 'captured', amount_minor: 2_200, captured_minor: 2_200 }])
    expect(refunds).toMatchObject([{ card_minor: 500, wallet_minor: 0, reason, by: { id: odile.id } }])
    expect({
      refundable_minor: sums.refundable_minor,
      pending_minor: sums.pending_minor,
      escrow: sums.in_escrow_minor,
      actions,
    }).toEqual({
      refundable_minor: 1_700,
      pending_minor: 0,
      escrow: 0,
      actions: 1,
    })
    expect(receipts.customer.total_minor).toBe(1_700)
    expect(receipts.washer.total_minor).toBe(1_700)
    const booked = await db.all<{ name: string; net_minor: number }>(sql`
      select a.name, sum(e.amount)::bigint as net_minor from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id where t.order_id = ${id} group by a.name`)
    const shown = sums.accounts.map((row: { account: { name: string }; net_minor: number }) => [
      row.account.name,
      row.net_minor,
    ])
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(
        booked.filter(({ net_minor }) => net_minor !== 0).map(({ name, net_minor }) => [name, net_minor]),
      ),
    )
  })

  it('shows an authorization as pending', async () => {
    const id = await placed()
    const { sums } = await read(`/api/ops/orders/${id}`)
    expect(sums).toMatchObject({
      came_in_minor: 0,
      pending_minor: 2_200,
      in_escrow_minor: 0,
      refundable_minor: 0,
      accounts: [],
    })
  })

  it('is recorded when an operator reads it, and refused to others with 403', async () => {
    const id = await placed()
    await read(`/api/ops/orders/${id}`)
    for (const person of [customer, washer])
      expect((await call(person, 'GET', `/api/ops/orders/${id}`)).status).toBe(403)
    expect((await call(odile, 'GET', '/api/ops/orders/999999999')).status).toBe(404)
    expect(await auditOf('order_id', id)).toEqual([{ action: 'read_order', operatorId: odile.id }])
  })

  it('is found by number, and by name or email address of its people', async () => {
    const id = await placed()
    for (const search of [`WL-${id}`, `wl-${id}`, String(id), customer.name.toLowerCase()]) {
      const { orders } = await read(`/api/ops/orders?search=${encodeURIComponent(search)}`)
      expect(
        orders.map((order: { id: number }) => order.id),
        search,
      ).toContain(id)
    }
    expect((await read('/api/ops/orders?search=100%25')).orders).toEqual([])
    await db.run(sql`
      insert into users (name, email, created_at)
      select ${customer.name} || n, 'many-' || n || '@example.test', now() from generate_series(1, 101) n`)
    const named = await read(`/api/ops/orders?search=${encodeURIComponent(customer.name)}`)
    expect(named.orders.map((order: { id: number }) => order.id)).toContain(id)
    const { orders, next_cursor } = await read('/api/ops/orders?limit=1')
    const next = await read(`/api/ops/orders?limit=1&cursor=${next_cursor}`)
    expect(next.orders[0].id).toBeLessThan(orders[0].id)
  })
})

describe('a refund by an operator', () => {
  it('is made and recorded once for one idempotency key', async () => {
    const id = await completed()
    const answers = [await refund(odile, id, 5, 0, 'once-a'), await refund(odile, id, 5, 0, 'once-a')]
    // The stored answer has expired; the audit log has not.
    await db.run(sql`delete from idempotency_keys`)
    answers.push(await refund(odile, id, 5, 0, 'once-a'))
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { data: { card_minor: 500, wallet_minor: 0 } } })
    expect(await auditOf('order_id', id)).toEqual([{ action: 'refund', operatorId: odile.id }])
    await db.run(sql`delete from idempotency_keys`)
    expect(await refund(odile, id, 6, 1, 'once-a')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
  })

  it('is made by one of two operators at once, and refused to the other with 409', async () => {
    const id = await completed()
    const answers = await Promise.all([refund(odile, id, 5, 0, 'at-once-a'), refund(omar, id, 5, 0, 'at-once-a')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('acted_since')
    expect((await read(`/api/ops/orders/${id}`)).sums.refundable_minor).toBe(1_700)
  })

  it('never exceeds what is refundable, and a refusal is not recorded', async () => {
    const id = await completed()
    expect(await refund(odile, id, 22.01)).toMatchObject({ status: 409, body: { code: 'refund_too_much' } })
    expect(await refund(odile, await placed(), 1)).toMatchObject({ status: 409, body: { code: 'wrong_status' } })
    expect((await refund(odile, 999_999_999, 1)).status).toBe(404)
    expect((await refund(customer, id, 1)).status).toBe(403)
    const short = { amount_minor: 100, reason: 'Too short', actions: 0 }
    expect((await call(odile, 'POST', `/api/ops/orders/${id}/refund`, short)).status).toBe(422)
    expect(await auditOf('order_id', id)).toEqual([])
  })
})

describe('a credit by an operator', () => {
  it('reaches the wallet once for one idempotency key, and appears in the entries', async () => {
    const before = await walletOf()
    const id = await completed()
    const actions = await actionsOnCustomer()
    for (const _ of [1, 2])
      expect((await credit(odile, customer, { actions, order_id: id }, 'credit-a')).body.data).toEqual({
        wallet_minor: before + 400,
      })
    expect(await walletOf()).toBe(before + 400)
    const money = await read(`/api/ops/people/${customer.id}/money?limit=1`)
    expect(money).toMatchObject({
      wallet_minor: before + 400,
      actions: actions + 1,
      entries: [{ account: 'wallet', amount_minor: 400, reason }],
    })
    expect((await auditOf('person_id', customer.id)).at(-1)).toEqual({ action: 'read_person', operatorId: odile.id })
  })

  it('is made by one of two operators at once', async () => {
    const actions = await actionsOnCustomer()
    const answers = await Promise.all([credit(odile, customer, { actions }), credit(omar, customer, { actions })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it("is refused for oneself, for another person's order and above the limit", async () => {
    const actions = await actionsOnCustomer()
    const stranger = await aCustomer(db)
    expect((await credit(odile, odile, { actions: 0 })).status).toBe(403)
    expect((await credit(odile, stranger, { actions: 0, order_id: await placed() })).body).toHaveProperty(
      'errors.order_id',
    )
    expect((await credit(odile, customer, { actions, amount_minor: 50_001 })).status).toBe(422)
    expect((await credit(odile, { id: 999_999_999 }, { actions: 0 })).status).toBe(404)
    expect((await credit(washer, customer, { actions })).status).toBe(403)
    expect(await actionsOnCustomer()).toBe(actions)
  })
})

describe('alerts and the audit log', () => {
  it('closes an alert once, with a note, for one of two operators', async () => {
    const id = await placed()
    await db.run(sql`
      insert into payment_alerts (key, kind, payment_id, amount_minor, message, raised_at)
      select 'test', 'disputed', id, 100, 'The payer disputes this payment at their bank.', now() from payments where order_id = ${id}`)
    const [alert] = (await read('/api/ops/alerts')).alerts
    expect(alert).toMatchObject({ kind: 'disputed', order_id: id, amount_minor: 100, closed_at: null })
    const close = (by: { id: UserId }) =>
      call(by, 'POST', `/api/ops/alerts/${alert.id}/close`, { note: 'Sent the bank our proof' })
    const answers = await Promise.all([close(odile), close(omar)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read('/api/ops/alerts')).alerts[0].closed_by).not.toBeNull()
    expect((await read('/api/ops/audit?limit=1')).entries).toMatchObject([
      { action: 'close_alert', alert_id: alert.id },
    ])
  })

  it('pages through the audit log, which the database refuses to change', async () => {
    const { entries, next_cursor } = await read('/api/ops/audit?limit=2')
    const older = await read(`/api/ops/audit?limit=2&cursor=${next_cursor}`)
    expect(older.entries[0].id).toBeLessThan(entries[1].id)
    for (const change of [
      sql`update audit_log set reason = 'Something nicer'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ])
      await expect(db.run(change)).rejects.toThrow(/append-only|permission denied|must be owner/)
    expect((await call(customer, 'GET', '/api/ops/audit')).status).toBe(403)
  })
})
