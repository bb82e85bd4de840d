import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer, startOrders, startPlacing } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { opsModule } from './module.ts'

const api = await startOrders({ modules: (deps) => [opsModule(deps)] })
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
const refund = (by: { id: number }, id: number, amount: number, acts = 0, key?: string) =>
  call(by, 'POST', `/api/ops/orders/${id}/refund`, { amount, reason, acts }, key)
const credit = (by: { id: number }, to: { id: number }, body: object, key?: string) =>
  call(by, 'POST', `/api/ops/people/${to.id}/credit`, { amount: 4, reason, ...body }, key)

/** An answer of any shape, to be matched. */
type Read = ReturnType<typeof JSON.parse>
const read = async (url: string, by = odile): Promise<Read> => (await call(by, 'GET', url)).body.data as Read
const auditOf = (column: 'order_id' | 'person_id', id: number) =>
  db.all<{ act: string; operatorId: number }>(sql`
    select act, operator_id as "operatorId" from ops_audit
    where ${column === 'order_id' ? sql`order_id` : sql`person_id`} = ${id} order by id`)
const actsOfCustomer = async () => (await read(`/api/ops/people/${customer.id}/money`)).acts as number

describe("an order's money", () => {
  it('is told transfer by transfer, and its sums are the entries of the ledger', async () => {
    const id = await completed()
    await refund(odile, id, 5)
    const { order, transfers, payments, refunds, sums, receipts, acts } = await read(`/api/ops/orders/${id}`)
    expect(order).toMatchObject({ id, status: 'completed', customer: { id: customer.id }, washer: { id: washer.id } })
    expect(transfers.map(({ kind }: { kind: string }) => kind)).toEqual(['card_hold', 'order_earning', 'refund'])
    expect(transfers[2]).toMatchObject({ reason, by: { id: odile.id, name: 'Odile' }, state: 'posted' })
    expect(payments).toMatchObject([{ kind: 'order', state: 'captured', amount: 22, captured: 22 }])
    expect(refunds).toMatchObject([{ card: 5, wallet: 0, reason, by: { id: odile.id } }])
    expect({ refundable: sums.refundable, promised: sums.promised, escrow: sums.in_escrow, acts }).toEqual({
      refundable: 17,
      promised: 0,
      escrow: 0,
      acts: 1,
    })
    expect(receipts.customer.total).toBe(17)
    expect(receipts.washer.total).toBe(17)
    const booked = await db.all<{ name: string; net: number }>(sql`
      select a.name, sum(e.amount)::bigint as net from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id where t.order_id = ${id} group by a.name`)
    const told = sums.accounts.map((row: { account: { name: string }; net: number }) => [
      row.account.name,
      Math.round(row.net * 100),
    ])
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(booked.filter(({ net }) => net !== 0).map(({ name, net }) => [name, net])),
    )
  })

  it('shows what is only promised as held', async () => {
    const id = await placed()
    const { sums } = await read(`/api/ops/orders/${id}`)
    expect(sums).toMatchObject({ came_in: 0, promised: 22, in_escrow: 0, refundable: 0, accounts: [] })
  })

  it('is recorded as looked at before it is shown; who may not see it sees nothing', async () => {
    const id = await placed()
    await read(`/api/ops/orders/${id}`)
    for (const person of [customer, washer])
      expect((await call(person, 'GET', `/api/ops/orders/${id}`)).status).toBe(403)
    expect((await call(odile, 'GET', '/api/ops/orders/999999999')).status).toBe(404)
    expect(await auditOf('order_id', id)).toEqual([{ act: 'look_order', operatorId: odile.id }])
  })

  it('is found by number, and by name or address of its people', async () => {
    const id = await placed()
    for (const search of [`WL-${id}`, `wl-${id}`, String(id), customer.name.toLowerCase()]) {
      const { orders } = await read(`/api/ops/orders?search=${encodeURIComponent(search)}`)
      expect(
        orders.map((order: { id: number }) => order.id),
        search,
      ).toContain(id)
    }
    expect((await read('/api/ops/orders?search=100%25')).orders).toEqual([])
    const { orders, next_cursor } = await read('/api/ops/orders?limit=1')
    const next = await read(`/api/ops/orders?limit=1&cursor=${next_cursor}`)
    expect(next.orders[0].id).toBeLessThan(orders[0].id)
  })
})

describe('a refund by an operator', () => {
  it('is given and recorded once for one key', async () => {
    const id = await completed()
    const answers = [await refund(odile, id, 5, 0, 'once-a'), await refund(odile, id, 5, 0, 'once-a')]
    // The kept answer is gone; the record is not.
    await db.run(sql`delete from idempotency_keys`)
    answers.push(await refund(odile, id, 5, 0, 'once-a'))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: { card: 5, wallet: 0 } } })
    expect(await auditOf('order_id', id)).toEqual([{ act: 'refund', operatorId: odile.id }])
    await db.run(sql`delete from idempotency_keys`)
    expect(await refund(odile, id, 6, 1, 'once-a')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
  })

  it('is given by one of two operators at once, though both would fit', async () => {
    const id = await completed()
    const answers = await Promise.all([refund(odile, id, 5, 0, 'at-once-a'), refund(omar, id, 5, 0, 'at-once-a')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('acted_since')
    expect((await read(`/api/ops/orders/${id}`)).sums.refundable).toBe(17)
  })

  it('is never more than is left, and a refusal is no act', async () => {
    const id = await completed()
    expect(await refund(odile, id, 22.01)).toMatchObject({ status: 409, body: { code: 'refund_too_much' } })
    expect(await refund(odile, await placed(), 1)).toMatchObject({ status: 409, body: { code: 'not_ended' } })
    expect((await refund(odile, 999_999_999, 1)).status).toBe(404)
    expect((await refund(customer, id, 1)).status).toBe(403)
    const short = { amount: 1, reason: 'Too short', acts: 0 }
    expect((await call(odile, 'POST', `/api/ops/orders/${id}/refund`, short)).status).toBe(422)
    expect(await auditOf('order_id', id)).toEqual([])
  })
})

describe('a credit by an operator', () => {
  it("is the wallet's, once for one key, and told in the person's entries", async () => {
    const before = await walletOf()
    const id = await completed()
    const acts = await actsOfCustomer()
    for (const _ of [1, 2])
      expect((await credit(odile, customer, { acts, order_id: id }, 'credit-a')).body.data).toEqual({
        wallet: before / 100 + 4,
      })
    expect(await walletOf()).toBe(before + 400)
    const money = await read(`/api/ops/people/${customer.id}/money?limit=1`)
    expect(money).toMatchObject({
      wallet: before / 100 + 4,
      acts: acts + 1,
      entries: [{ account: 'wallet', amount: 4, reason }],
    })
    expect((await auditOf('person_id', customer.id)).at(-1)).toEqual({ act: 'look_person', operatorId: odile.id })
  })

  it('is given by one of two operators at once', async () => {
    const acts = await actsOfCustomer()
    const answers = await Promise.all([credit(odile, customer, { acts }), credit(omar, customer, { acts })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it("is not for oneself, not for another's order, and not without bounds", async () => {
    const acts = await actsOfCustomer()
    const stranger = await aCustomer(db)
    expect((await credit(odile, odile, { acts: 0 })).status).toBe(403)
    expect((await credit(odile, stranger, { acts: 0, order_id: await placed() })).body).toHaveProperty(
      'errors.order_id',
    )
    expect((await credit(odile, customer, { acts, amount: 500.01 })).status).toBe(422)
    expect((await credit(odile, { id: 999_999_999 }, { acts: 0 })).status).toBe(404)
    expect((await credit(washer, customer, { acts })).status).toBe(403)
    expect(await actsOfCustomer()).toBe(acts)
  })
})

describe('alerts and the audit', () => {
  it('an alert is closed once, with a note, by one of two', async () => {
    const id = await placed()
    await db.run(sql`
      insert into payment_alerts (key, kind, payment_id, amount_minor, message, raised_at)
      select 'test', 'disputed', id, 100, 'The payer disputes this payment at their bank.', now() from payments where order_id = ${id}`)
    const [alert] = (await read('/api/ops/alerts')).alerts
    expect(alert).toMatchObject({ kind: 'disputed', order_id: id, amount: 1, closed_at: null })
    const close = (by: { id: number }) =>
      call(by, 'POST', `/api/ops/alerts/${alert.id}/close`, { note: 'Sent the bank our proof' })
    const answers = await Promise.all([close(odile), close(omar)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read('/api/ops/alerts')).alerts[0].closed_by).not.toBeNull()
    expect((await read('/api/ops/audit?limit=1')).entries).toMatchObject([{ act: 'close_alert', alert_id: alert.id }])
  })

  it('pages through all that operators did, and nobody changes it', async () => {
    const { entries, next_cursor } = await read('/api/ops/audit?limit=2')
    const older = await read(`/api/ops/audit?limit=2&cursor=${next_cursor}`)
    expect(older.entries[0].id).toBeLessThan(entries[1].id)
    for (const change of [
      sql`update ops_audit set reason = 'Something nicer'`,
      sql`delete from ops_audit`,
      sql`truncate ops_audit`,
    ])
      await expect(db.run(change)).rejects.toThrow(/append-only|permission denied|must be owner/)
    expect((await call(customer, 'GET', '/api/ops/audit')).status).toBe(403)
  })
})
