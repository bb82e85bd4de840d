import { randomUUID } from 'node:crypto'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { postTransfer } from '../../ledger/index.ts'
import { aCustomer, anOrder, startOrders, startPlacing } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { testConsole } from '../builders.ts'

const api = await startOrders({ modules: (deps) => [testConsole(deps)] })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, accepted, placed, walk } = placing
const odile = await aCustomer(db, { name: 'Odile' })
await db.run(sql`update users set is_operator = true where id = ${odile.id}`)
beforeEach(() => db.run(sql`delete from rate_limits`))

/** An answer of any shape, for matchers. */
type Read = ReturnType<typeof JSON.parse>
const read = async (path: string): Promise<Read> => {
  const { status, body } = await call(odile, 'GET', `/api/ops/books/${path}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const completed = async (): Promise<OrderId> => {
  clock.advance(1_000)
  const id = await accepted()
  await walk(id, 'picked_up', 'in_progress', 'delivered')
  await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
  return id
}
const reason = 'A shirt came back torn'
const bookReads = () =>
  db.all(sql`select action, route, operator_id as "operatorId" from audit_log where action = 'read_books' order by id`)
/** The market's day of some days ago, with the first and the last moment that belong to it. */
function marketDay(daysAgo: number) {
  const at = new Date(clock.now().getTime() - daysAgo * 86_400_000)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: market.timeZone }).format(at)
  // Kuala Lumpur has no summer time.
  return { day, first: new Date(`${day}T00:00:00.000+08:00`), last: new Date(`${day}T23:59:59.999+08:00`) }
}
/** The platform's part of an order that paid it only this much. */
async function paidToPlatform(orderId: OrderId, amountMinor: number, at: Date): Promise<string> {
  const id = randomUUID()
  const [from, to] = [
    { owner: 'platform', name: 'card_clearing' } as const,
    { owner: 'platform', name: 'revenue' } as const,
  ]
  await db.transaction((tx) =>
    postTransfer(tx, {
      id,
      kind: 'order_earning',
      orderId,
      postings: [{ from, to, amountMinor: minor(amountMinor) }],
      at,
    }),
  )
  return id
}

describe('the books', () => {
  it('are refused to everybody but operators', async () => {
    for (const path of ['balances', 'transfers', 'payouts', 'revenue'])
      for (const person of [customer, washer])
        expect((await call(person, 'GET', `/api/ops/books/${path}`)).status).toBe(403)
    expect(await bookReads()).toEqual([])
  })

  it('sum the balances by account, which add up to zero and equal the entries', async () => {
    await completed()
    await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 2_000, payment_method_id: placing.card })
    await placed({ use_wallet: true, total: 2 })
    const { balances, sum_minor } = await read('balances')
    expect(sum_minor).toBe(0)
    const booked = await db.all<{ owner: string; name: string; balance_minor: number }>(sql`
      select a.owner, a.name, sum(e.amount)::bigint as balance_minor from ledger_entries e
      join ledger_accounts a on a.id = e.account_id group by a.owner, a.name`)
    for (const row of booked) expect(balances).toContainEqual(expect.objectContaining(row))
    expect(balances).toContainEqual(expect.objectContaining({ owner: 'order', name: 'escrow', balance_minor: 2_000 }))
  })

  it('list the transfers in pages by kind and period, and record the read', async () => {
    const id = await completed()
    const before = (await bookReads()).length
    const { transfers } = await read('transfers?kind=order_earning')
    expect(transfers[0]).toMatchObject({ kind: 'order_earning', order_id: id, state: 'posted' })
    expect(transfers[0].postings[0]).toMatchObject({ to: { person: { id: washer.id } } })
    expect(new Set(transfers.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['order_earning']))
    const first = await read('transfers?limit=2')
    const second = await read(`transfers?limit=2&cursor=${first.next_cursor}`)
    const ids = [...first.transfers, ...second.transfers].map((row: { id: string }) => row.id)
    expect(new Set(ids).size).toBe(4)
    expect((await read('transfers?until=2000-01-01')).transfers).toEqual([])
    expect((await read('transfers?from=2999-01-01')).transfers).toEqual([])
    expect((await bookReads()).slice(before)).toEqual(
      Array.from({ length: 5 }, () => ({
        action: 'read_books',
        route: 'GET /api/ops/books/transfers',
        operatorId: odile.id,
      })),
    )
    // Days of a year that the database does not have, and of one far ahead.
    for (const query of ['cursor=nonsense', 'until=0000-02-29', 'from=0001-01-01', 'until=9999-12-31'])
      expect((await call(odile, 'GET', `/api/ops/books/transfers?${query}`)).status, query).toBe(422)
  })

  it('begin and end a day where the market does, and `until` includes its whole day', async () => {
    const [day, next] = [marketDay(40), marketDay(39)]
    const { id } = await anOrder(db, { status: 'completed' })
    const first = await paidToPlatform(id, 1, day.first)
    const last = await paidToPlatform(id, 1, day.last)
    await paidToPlatform(id, 1, new Date(day.first.getTime() - 1))
    await paidToPlatform(id, 1, next.first)
    const idsOf = async (query: string) =>
      (await read(`transfers?kind=order_earning&${query}`)).transfers.map((row: { id: string }) => row.id)
    expect(await idsOf(`from=${day.day}&until=${day.day}`)).toEqual([last, first])
    expect(await idsOf(`from=${next.day}&until=${day.day}`)).toEqual([])
  })

  it('sum the revenue of a day of the market, the service fee as far as it was paid, after the cover', async () => {
    // A time of the market's day at which it is still the day before elsewhere.
    clock.advance(marketDay(-1).first.getTime() + 3_600_000 - clock.now().getTime())
    const [day, before] = [marketDay(5), marketDay(6)]
    const part = async (amountMinor: number, at: Date) => {
      const { id } = await anOrder(db, { status: 'completed' })
      await db.run(sql`
        update orders set service_fee_minor = 300, coverage_fee_minor = 200, total_minor = value_minor + 500 where id = ${id}`)
      await paidToPlatform(id, amountMinor, at)
    }
    await part(450, day.first)
    await part(150, day.last)
    await part(600, before.last)
    const [oldest, older] = [marketDay(11), marketDay(12)]
    await part(100, oldest.first)
    await part(100, older.last)
    const days = await read('revenue?by=day')
    const row = (from: string) => days.find((one: Read) => one.from === from)
    const sums = { refunds_minor: 0, credits_minor: 0, other_minor: 0 }
    const ofDay = { orders: 2, coverage_minor: 350, service_fees_minor: 250, commission_minor: 0, net_minor: 600 }
    expect(row(day.day)).toEqual({ from: day.day, ...ofDay, ...sums })
    const ofBefore = { orders: 1, coverage_minor: 200, service_fees_minor: 300, commission_minor: 100, net_minor: 600 }
    expect(row(before.day)).toEqual({ from: before.day, ...ofBefore, ...sums })
    expect(row(oldest.day)?.orders).toBe(1)
    expect(row(older.day)).toBeUndefined()
  })

  it('list the cash-outs of all Washers with their failures', async () => {
    await db.run(sql`
      insert into cash_outs (transfer_id, washer_id, gateway, account_id, method, amount_minor, fee_minor, currency, state, reason,
        requested_at, settled_at, asked_at)
      values (gen_random_uuid(), ${washer.id}, 'sandbox', 'acct', 'standard', 1500, 25, 'usd', 'failed', 'account_closed', now(), now(), now()),
        (gen_random_uuid(), ${washer.id}, 'sandbox', 'acct', 'instant', 900, 50, 'usd', 'paid', null, now(), now(), now())`)
    expect((await read('payouts')).payouts).toMatchObject([
      { state: 'paid', amount_minor: 900, fee_minor: 50, reason: null, washer: { id: washer.id } },
      { state: 'failed', amount_minor: 1_500, reason: 'account_closed' },
    ])
    expect((await read('payouts?state=failed')).payouts).toHaveLength(1)
    const { payouts, next_cursor } = await read('payouts?limit=1')
    expect((await read(`payouts?limit=1&cursor=${next_cursor}`)).payouts[0].id).toBeLessThan(payouts[0].id)
  })

  it('split the revenue of a period into parts that add up to the ledger’s net', async () => {
    const [last] = await read('revenue?by=month')
    const id = await completed()
    await call(odile, 'POST', `/api/ops/orders/${id}/refund`, { amount_minor: 500, reason, actions: 0 })
    const person = (await call(odile, 'GET', `/api/ops/people/${customer.id}/money`)).body.data as Read
    await call(odile, 'POST', `/api/ops/people/${customer.id}/credit`, {
      amount_minor: 400,
      reason,
      actions: person.actions,
    })
    const [month] = await read('revenue?by=month')
    const order = await db.one<{ service: number; coverage: number; commission: number }>(sql`
      select service_fee_minor as service, coverage_fee_minor as coverage, value_minor - net_pay_minor as commission
      from orders where id = ${id}`)
    const added = (name: string) => month[name] - (last?.[name] ?? 0)
    expect({
      orders: added('orders'),
      commission: added('commission_minor'),
      service: added('service_fees_minor'),
      coverage: added('coverage_minor'),
      refunds: added('refunds_minor'),
      credits: added('credits_minor'),
    }).toEqual({ orders: 1, ...order, refunds: 500, credits: 400 })
    for (const by of ['day', 'week', 'month'])
      for (const row of await read(`revenue?by=${by}`))
        expect(
          row.commission_minor +
            row.service_fees_minor +
            row.coverage_minor +
            row.other_minor -
            row.refunds_minor -
            row.credits_minor,
        ).toBe(row.net_minor)
    const { net } = await db.one<{ net: number }>(sql`
      select sum(e.amount)::bigint as net from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.owner = 'platform' and a.name in ('revenue', 'promotions')`)
    expect((await read('revenue?by=month')).reduce((sum: number, row: Read) => sum + row.net_minor, 0)).toBe(net)
    clock.advance(400 * 86_400_000)
    expect(await read('revenue?by=day')).toEqual([])
  })
})
