import type { Receipt } from '@washline/contract/orders/receipt'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from './builders.ts'
import { refundOrder } from './use-cases/refund-order.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, card, draft, placed, accepted, walk, walletOf } = placing
const other = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const receiptOf = async (id: number, by: { id: number } = customer): Promise<Receipt> => {
  const { status, body } = await call(by, 'GET', `/api/orders/${id}/receipt`)
  if (status !== 200) throw new Error(`the receipt answered ${status}`)
  return body.data as Receipt
}
const complete = (id: number) => call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
const refund = (orderId: number, amountMinor: number) =>
  api.db.transaction((tx) =>
    refundOrder(tx, api, {
      orderId,
      amountMinor,
      reason: 'Came back damp',
      actorId: other.id,
      requestKey: undefined,
    }),
  )
const kinds = ({ lines }: Receipt['bill']) => lines.map(({ kind, amount }) => [kind, amount])
const minor = (amount: number) => Math.round(amount * 100)

/** What the entries of the ledger say that a person gave for an order, less what they got, in minor units. */
const bookedFor = async (orderId: number, person: 'customer' | 'washer'): Promise<number> => {
  const theirs =
    person === 'customer'
      ? sql`(a.owner = 'platform' and a.name = 'card_clearing') or (a.owner = 'user' and a.owner_id = ${customer.id} and a.name = 'wallet')`
      : sql`a.owner = 'user' and a.owner_id = ${washer.id} and a.name like 'earnings%'`
  const { amount } = await db.one<{ amount: number }>(sql`
    select coalesce(sum(e.amount), 0)::bigint as amount from ledger_entries e
    join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
    where t.order_id = ${orderId} and (${theirs})`)
  return person === 'customer' ? 0 - amount : amount
}

describe('a receipt', () => {
  it('explains a whole life: wallet, card, correction, missed promise, tip and refund', async () => {
    await call(customer, 'POST', '/api/wallet/top-up', { amount: 5, payment_method_id: card })
    const id = await accepted({ use_wallet: true, coverage: 1000, load_type: 'medium', total: 22 })
    await call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, {
      items: [{ name: 'Jeans', quantity: 3 }],
      reason: 'Three, not four',
    })
    await walk(id, 'picked_up', 'in_progress')
    clock.advance(4 * 3_600_000)
    await walk(id, 'delivered')
    await complete(id)
    clock.advance(1_000)
    await call(customer, 'POST', `/api/orders/${id}/tip`, { amount: 3, payment_method_id: card })
    clock.advance(1_000)
    await refund(id, 600)

    const mine = await receiptOf(id)
    expect(mine).toMatchObject({ side: 'customer', is_open: false, promise_kept: false, coverage: 1000 })
    expect(mine.items).toEqual([{ name: 'Jeans', quantity: 3, unit_price: 5, total_price: 15 }])
    expect(mine.adjustments).toMatchObject([{ reason: 'Three, not four', before: 20, after: 15 }])
    expect([kinds(mine.bill), mine.bill.sum]).toEqual([
      [
        ['laundry', 15],
        ['service_fee', 4],
        ['coverage', 3],
      ],
      22,
    ])
    expect([kinds(mine.paid), mine.paid.sum]).toEqual([
      [
        ['wallet', 5],
        ['card', 17],
      ],
      22,
    ])
    expect(kinds(mine.since)).toEqual([
      ['promise_credit', -4],
      ['tip_card', 3],
      ['refund_card', -6],
    ])
    expect(mine.paid.lines[1]?.card).toEqual({ brand: 'visa', last4: '4242' })
    expect(mine.since.lines[2]).toMatchObject({ reason: 'Came back damp', card: { last4: '4242' } })
    expect(mine.total).toBe(15)

    const theirs = await receiptOf(id, washer)
    expect([kinds(theirs.bill), theirs.paid.lines]).toEqual([
      [
        ['laundry', 15],
        ['commission', -2.25],
      ],
      [],
    ])
    expect(theirs.since.lines).toMatchObject([{ kind: 'tip', amount: 3, card: null }])
    expect(theirs.total).toBe(15.75)
  })

  it('of an open order says what is held', async () => {
    const id = await placed({ total: 22 })
    const receipt = await receiptOf(id)
    expect(receipt).toMatchObject({ is_open: true, total: 22, paid: { sum: 22 } })
    expect(receipt.paid.lines).toMatchObject([{ kind: 'card_held', amount: 22, card: { last4: '4242' } }])
  })

  it('of a cancelled order shows the fee, or nothing', async () => {
    const free = await placed()
    await call(customer, 'POST', `/api/orders/${free}/cancel`)
    expect(await receiptOf(free)).toMatchObject({ total: 0, bill: { lines: [] }, paid: { lines: [] } })
    const late = await accepted()
    clock.advance(300_001)
    await call(customer, 'POST', `/api/orders/${late}/cancel`)
    const mine = await receiptOf(late)
    expect([kinds(mine.bill), kinds(mine.paid), mine.total]).toEqual([[['late_cancel_fee', 3]], [['card', 3]], 3])
    expect(kinds((await receiptOf(late, washer)).bill)).toEqual([['late_cancel_fee', 3]])
  })

  it('is for the two people of an order that was placed', async () => {
    const id = await accepted()
    const { id: draftId } = await draft()
    for (const [orderId, by, status] of [
      [id, other, 404],
      [id, undefined, 401],
      [draftId, customer, 404],
      [999_999_999, customer, 404],
      ['x', customer, 404],
    ] as const)
      expect([orderId, (await call(by, 'GET', `/api/orders/${orderId}/receipt`)).status]).toEqual([orderId, status])
  })

  const life = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    loadType: fc.constantFrom('light', 'medium', 'heavy'),
    coverage: fc.constantFrom(500, 1000, 2500),
    topUp: fc.integer({ min: 0, max: 60 }),
    counted: fc.option(fc.integer({ min: 1, max: 9 })),
    approves: fc.boolean(),
    end: fc.constantFrom('completed', 'late', 'cancelled', 'cancelled late'),
    tips: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 20 }), fromWallet: fc.boolean() }), { maxLength: 2 }),
    refunds: fc.array(fc.integer({ min: 1, max: 4_000 }), { maxLength: 3 }),
  })
  it('adds up to the ledger, whatever became of the order', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (wish) => {
        await db.run(sql`delete from rate_limits`)
        if (wish.topUp > 0)
          await call(customer, 'POST', '/api/wallet/top-up', { amount: wish.topUp, payment_method_id: card })
        const id = await accepted({
          items: [{ name: 'Jeans', quantity: wish.quantity }],
          load_type: wish.loadType,
          coverage: wish.coverage,
          use_wallet: wish.topUp % 2 === 0,
        })
        if (wish.counted !== null) {
          const items = [{ name: 'Jeans', quantity: wish.counted }]
          await call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, { items, reason: 'Counted' })
          const response = wish.approves ? 'approve' : 'decline'
          await call(customer, 'POST', `/api/orders/${id}/adjustment/respond`, { response })
        }
        if (wish.end.startsWith('cancelled')) {
          if (wish.end === 'cancelled late') clock.advance(300_001)
          await call(customer, 'POST', `/api/orders/${id}/cancel`)
        } else {
          await walk(id, 'picked_up', 'in_progress')
          if (wish.end === 'late') clock.advance(4 * 3_600_000)
          await walk(id, 'delivered')
          await complete(id)
        }
        for (const { amount, fromWallet } of wish.tips)
          await call(customer, 'POST', `/api/orders/${id}/tip`, {
            amount,
            ...(fromWallet ? { use_wallet: true } : { payment_method_id: card }),
          })
        for (const amountMinor of wish.refunds) await refund(id, amountMinor).catch(() => undefined)

        const [mine, theirs] = [await receiptOf(id), await receiptOf(id, washer)]
        for (const part of [mine.bill, mine.paid, mine.since, theirs.bill, theirs.since])
          expect(minor(part.sum)).toBe(part.lines.reduce((sum, { amount }) => sum + minor(amount), 0))
        expect(mine.bill.sum).toBe(mine.paid.sum)
        expect(minor(mine.total)).toBe(minor(mine.paid.sum) + minor(mine.since.sum))
        expect(minor(mine.total)).toBe(await bookedFor(id, 'customer'))
        expect(minor(theirs.total)).toBe(await bookedFor(id, 'washer'))
        expect(kinds(mine.bill).flat()).not.toContain('not_charged')
        expect(mine.total).toBeGreaterThanOrEqual(mine.since.lines.filter(({ kind }) => kind.startsWith('tip')).length)
        expect(await walletOf()).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
