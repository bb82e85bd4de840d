import type { OrderId, UserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { heavierLoad, loadOf, loadTypes } from '@washline/contract/orders/load-types'
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

const receiptOf = async (id: number, by: { id: UserId } = customer): Promise<Receipt> => {
  const { status, body } = await call(by, 'GET', `/api/orders/${id}/receipt`)
  if (status !== 200) throw new Error(`the receipt answered ${status}`)
  return body.data as Receipt
}
const complete = (id: number) => call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
const refund = (orderId: OrderId, amountMinor: Minor) =>
  api.db.transaction((tx) =>
    refundOrder(tx, api, {
      orderId,
      amountMinor,
      reason: 'Came back damp',
      actorId: other.id,
      requestKey: undefined,
    }),
  )
const kinds = ({ lines }: Receipt['bill']) => lines.map(({ kind, amount_minor }) => [kind, amount_minor])

/** A person's net payment for an order by the ledger's entries, in minor units. */
const bookedFor = async (orderId: OrderId, person: 'customer' | 'washer'): Promise<number> => {
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
  it('lists wallet, card, adjustment, missed promise, tip and refund', async () => {
    await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 500, payment_method_id: card })
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
    await call(customer, 'POST', `/api/orders/${id}/tip`, { amount_minor: 300, payment_method_id: card })
    clock.advance(1_000)
    await refund(id, minor(600))

    const mine = await receiptOf(id)
    expect(mine).toMatchObject({ side: 'customer', is_open: false, promise_kept: false, coverage_minor: 100_000 })
    expect(mine.items).toEqual([{ name: 'Jeans', quantity: 3, unit_price_minor: 500, total_price_minor: 1_500 }])
    expect(mine.adjustments).toMatchObject([{ reason: 'Three, not four', before_minor: 2_000, after_minor: 1_500 }])
    expect([kinds(mine.bill), mine.bill.sum_minor]).toEqual([
      [
        ['laundry', 1_500],
        ['service_fee', 400],
        ['coverage', 300],
      ],
      2_200,
    ])
    expect([kinds(mine.paid), mine.paid.sum_minor]).toEqual([
      [
        ['wallet', 500],
        ['card', 1_700],
      ],
      2_200,
    ])
    expect(kinds(mine.since)).toEqual([
      ['promise_credit', -400],
      ['tip_card', 300],
      ['refund_card', -600],
    ])
    expect(mine.paid.lines[1]?.card).toEqual({ brand: 'visa', last4: '4242' })
    expect(mine.since.lines[2]).toMatchObject({ reason: 'Came back damp', card: { last4: '4242' } })
    expect(mine.total_minor).toBe(1_500)

    const theirs = await receiptOf(id, washer)
    expect([kinds(theirs.bill), theirs.paid.lines]).toEqual([
      [
        ['laundry', 1_500],
        ['commission', -225],
      ],
      [],
    ])
    expect(theirs.since.lines).toMatchObject([{ kind: 'tip', amount_minor: 300, card: null }])
    expect(theirs.total_minor).toBe(1_575)
  })

  it('of an open order shows the authorized amount', async () => {
    const id = await placed({ total: 22 })
    const receipt = await receiptOf(id)
    expect(receipt).toMatchObject({ is_open: true, total_minor: 2_200, paid: { sum_minor: 2_200 } })
    expect(receipt.paid.lines).toMatchObject([
      { kind: 'card_authorized', amount_minor: 2_200, card: { last4: '4242' } },
    ])
  })

  it('of a cancelled order shows the fee, if any', async () => {
    const free = await placed()
    await call(customer, 'POST', `/api/orders/${free}/cancel`)
    expect(await receiptOf(free)).toMatchObject({ total_minor: 0, bill: { lines: [] }, paid: { lines: [] } })
    const late = await accepted()
    clock.advance(300_001)
    await call(customer, 'POST', `/api/orders/${late}/cancel`)
    const mine = await receiptOf(late)
    expect([kinds(mine.bill), kinds(mine.paid), mine.total_minor]).toEqual([
      [['late_cancel_fee', 300]],
      [['card', 300]],
      300,
    ])
    expect(kinds((await receiptOf(late, washer)).bill)).toEqual([['late_cancel_fee', 300]])
  })

  it('is refused for strangers and drafts', async () => {
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
    loadType: fc.constantFrom(...loadTypes),
    coverage: fc.constantFrom(500, 1000, 2500),
    topUp: fc.integer({ min: 0, max: 60 }),
    counted: fc.option(fc.integer({ min: 1, max: 9 })),
    approves: fc.boolean(),
    end: fc.constantFrom('completed', 'late', 'cancelled', 'cancelled late'),
    tips: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 20 }), fromWallet: fc.boolean() }), { maxLength: 2 }),
    refunds: fc.array(fc.integer({ min: 1, max: 4_000 }), { maxLength: 3 }),
  })
  it('adds up to the ledger for every outcome of an order', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (plan) => {
        await db.run(sql`delete from rate_limits`)
        if (plan.topUp > 0)
          await call(customer, 'POST', '/api/wallet/top-up', {
            amount_minor: plan.topUp * 100,
            payment_method_id: card,
          })
        const id = await accepted({
          items: [{ name: 'Jeans', quantity: plan.quantity }],
          load_type: heavierLoad(plan.loadType, loadOf(plan.quantity)),
          coverage: plan.coverage,
          use_wallet: plan.topUp % 2 === 0,
        })
        if (plan.counted !== null) {
          const items = [{ name: 'Jeans', quantity: plan.counted }]
          await call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, { items, reason: 'Counted' })
          const response = plan.approves ? 'approve' : 'decline'
          await call(customer, 'POST', `/api/orders/${id}/adjustment/respond`, { response })
        }
        if (plan.end.startsWith('cancelled')) {
          if (plan.end === 'cancelled late') clock.advance(300_001)
          await call(customer, 'POST', `/api/orders/${id}/cancel`)
        } else {
          await walk(id, 'picked_up', 'in_progress')
          if (plan.end === 'late') clock.advance(4 * 3_600_000)
          await walk(id, 'delivered')
          await complete(id)
        }
        for (const { amount, fromWallet } of plan.tips)
          await call(customer, 'POST', `/api/orders/${id}/tip`, {
            amount_minor: amount * 100,
            ...(fromWallet ? { use_wallet: true } : { payment_method_id: card }),
          })
        for (const amountMinor of plan.refunds) await refund(id, minor(amountMinor)).catch(() => undefined)

        const [mine, theirs] = [await receiptOf(id), await receiptOf(id, washer)]
        for (const part of [mine.bill, mine.paid, mine.since, theirs.bill, theirs.since])
          expect(part.sum_minor).toBe(part.lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0))
        expect(mine.bill.sum_minor).toBe(mine.paid.sum_minor)
        expect(mine.total_minor).toBe(mine.paid.sum_minor + mine.since.sum_minor)
        expect(mine.total_minor).toBe(await bookedFor(id, 'customer'))
        expect(theirs.total_minor).toBe(await bookedFor(id, 'washer'))
        expect(kinds(mine.bill).flat()).not.toContain('not_charged')
        expect(mine.total_minor).toBeGreaterThanOrEqual(
          mine.since.lines.filter(({ kind }) => kind.startsWith('tip')).length,
        )
        expect(await walletOf()).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 40 },
    )
  }, 180_000)
})
