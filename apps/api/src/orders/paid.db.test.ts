import type { OrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { Receipt } from '@washline/contract/orders/receipt'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from './builders.ts'
import { refundOrder } from './use-cases/refund-order.ts'

const api = await startOrders()
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, card, draft, placed, accepted, walk } = placing
const operator = await aCustomer(db)
beforeEach(() => db.run(sql`delete from rate_limits`))

const list = async (path = '/api/orders', by = customer) => (await call(by, 'GET', path)).body.data as OrderSummary[]
const paidOf = async (id: OrderId) => (await list()).find((order) => order.id === id)?.paid
const receiptOf = async (id: OrderId) => (await call(customer, 'GET', `/api/orders/${id}/receipt`)).body.data as Receipt
const finish = async (id: OrderId) => {
  await walk(id, 'picked_up', 'in_progress', 'delivered')
  await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
}

it('lists the card’s and the wallet’s part as the receipt has them, open and completed', async () => {
  await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 500, payment_method_id: card })
  const id = await accepted({ use_wallet: true })
  const paid = { card_minor: 1_700, wallet_minor: 500, refunded_minor: 0 }
  expect(await paidOf(id)).toEqual(paid)
  await finish(id)
  expect(await paidOf(id)).toEqual(paid)
  expect((await receiptOf(id)).paid.sum_minor).toBe(2_200)
})

it('counts refunds apart, and neither tips nor credits', async () => {
  const id = await accepted()
  await finish(id)
  await call(customer, 'POST', `/api/orders/${id}/tip`, { amount_minor: 300, payment_method_id: card })
  await db.transaction((tx) =>
    refundOrder(tx, api, {
      orderId: id,
      amountMinor: minor(600),
      reason: 'Came back damp',
      actorId: operator.id,
      requestKey: undefined,
    }),
  )
  expect(await paidOf(id)).toEqual({ card_minor: 2_200, wallet_minor: 0, refunded_minor: 600 })
})

it('counts what was paid for claims apart, for its customer alone', async () => {
  const id = await accepted()
  await finish(id)
  const credit = { userId: customer.id, orderId: id, amountMinor: minor(1_500), reason: 'Torn', actorId: null }
  await db.transaction(async (tx) => {
    await api.payments.creditWallet(tx, { ...credit, kind: 'compensation', requestKey: 'one' })
    await api.payments.creditWallet(tx, { ...credit, kind: 'credit', requestKey: 'two' })
  })
  expect(await paidOf(id)).toEqual({ card_minor: 2_200, wallet_minor: 0, refunded_minor: 0, compensated_minor: 1_500 })
})

it('lists the fee of a cancelled order, nothing of a free cancellation, and has none for a draft', async () => {
  const late = await accepted()
  clock.advance(300_001)
  await call(customer, 'POST', `/api/orders/${late}/cancel`)
  expect(await paidOf(late)).toEqual({ card_minor: 300, wallet_minor: 0, refunded_minor: 0 })
  const free = await placed()
  await call(customer, 'POST', `/api/orders/${free}/cancel`)
  expect(await paidOf(free)).toEqual({ card_minor: 0, wallet_minor: 0, refunded_minor: 0 })
  const { id } = await draft()
  expect(await paidOf(id)).toBeNull()
})

it('reads a page with its payments in one statement besides the token, and shows a Washer none of them', async () => {
  await placed()
  await placed()
  await list()
  const before = db.statements()
  expect((await list()).length).toBeGreaterThan(5)
  expect(db.statements() - before).toBe(2)
  for (const { paid } of await list('/api/provider/orders', washer)) expect(paid).toBeNull()
})
