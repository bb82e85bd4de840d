import * as books from '@washline/contract/console/books'
import * as endpoints from '@washline/contract/console/endpoints'
import * as moves from '@washline/contract/console/order-moves'
import type { OrderId, UserId } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import { minor, sumOf } from '@washline/contract/money'
import { cashOutsOf } from '../../earnings/index.ts'
import { operatorMovesOf, receiptInputOf, writeReceipt } from '../../orders/index.ts'
import { orderCaptured, refundableMinor } from '../../payments/index.ts'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { idBefore, pageById, pageOf } from '../../platform/http/page-by-id.ts'
import { invalid, notFound } from '../../platform/http/refusal.ts'
import { countActions } from '../audit/queries.ts'
import type { MoneyDeps, OrderMoveDeps } from '../deps.ts'
import { type OrderRow, orderRow } from '../people/queries/orders.ts'
import { personRow } from '../people/queries/people.ts'
import { orderRowWire, personRowWire } from '../people/rules/show-rows.ts'
import { actionLimit } from '../rules/action-limit.ts'
import { timeWire } from '../rules/wire-fields.ts'
import { bookBalances, payoutsPage, revenueOf, transfersPage } from './queries/books.ts'
import { alertsPage, balancesOf, entriesOf, paymentsOf, refundsOf, transfersOf } from './queries.ts'
import { alertCursorOf, readAlertCursor } from './rules/alert-cursor.ts'
import * as bookWire from './rules/show-books.ts'
import * as wire from './rules/show-money.ts'
import { sumOrder } from './rules/sum-order.ts'
import { readTransferCursor, transferCursorOf } from './rules/transfer-cursor.ts'
import { cancelOrder } from './use-cases/cancel-order.ts'
import { closeAlert } from './use-cases/close-alert.ts'
import { completeForOperator } from './use-cases/complete-for-operator.ts'
import { creditPerson } from './use-cases/credit-person.ts'
import type { OrderAction } from './use-cases/operate-on-order.ts'
import { reassignForOperator } from './use-cases/reassign-for-operator.ts'
import { refundCustomer } from './use-cases/refund-customer.ts'

const shownCashOuts = 10

async function receiptsOf({ db, payments }: MoneyDeps, { id, customer, washer }: OrderRow) {
  const [movements, forCustomer, forWasher] = await Promise.all([
    payments.movementsOf(db, id),
    receiptInputOf(db, id, customer.id),
    washer && receiptInputOf(db, id, washer.id),
  ])
  return {
    customer: forCustomer ? writeReceipt(forCustomer, movements, customer.id) : null,
    washer: washer && forWasher ? writeReceipt(forWasher, movements, washer.id) : null,
  }
}

function orderMoneyRoutes(http: Http, deps: MoneyDeps): void {
  const { db } = deps
  http.route(endpoints.getConsoleOrder, async ({ params: { id } }) => {
    const order = await orderRow(db, id)
    if (!order) throw notFound()
    const [transfers, payments, refunds, captured, receipts, actions, operatorMoves] = await Promise.all([
      transfersOf(db, id),
      paymentsOf(db, id),
      refundsOf(db, id),
      orderCaptured(db, id),
      receiptsOf(deps, order),
      countActions(db, { orderId: id }),
      operatorMovesOf(db, id),
    ])
    if (!operatorMoves) throw notFound()
    const hasEnded = order.completedAt !== null || order.cancelledAt !== null
    return ok({
      order: {
        ...orderRowWire(order),
        customer: order.customer,
        washer: order.washer,
        completed_at: timeWire(order.completedAt),
        cancelled_at: timeWire(order.cancelledAt),
      },
      transfers: transfers.map(wire.transferWire),
      payments: payments.map(wire.paymentWire),
      refunds: refunds.map(wire.refundWire),
      sums: wire.sumsWire(sumOrder(transfers), hasEnded ? refundableMinor(captured) : minor(0)),
      receipts,
      actions,
      moves: wire.movesWire(operatorMoves),
    })
  })

  http.route(
    endpoints.refundConsoleOrder,
    async ({ actor, params: { id }, body, idempotencyKey }) => {
      const { cardMinor, walletMinor } = await refundCustomer(deps, {
        operatorId: actor.userId,
        orderId: id,
        amountMinor: body.amount_minor,
        reason: body.reason,
        actions: body.actions,
        requestId: idempotencyKey,
      })
      return ok({ card_minor: cardMinor, wallet_minor: walletMinor })
    },
    actionLimit,
  )
}

function orderMoveRoutes(http: Http, deps: OrderMoveDeps): void {
  const actionOf = (call: {
    actor: { userId: UserId }
    params: { id: OrderId }
    body: { reason: string; version: number }
    idempotencyKey: string | undefined
  }): OrderAction => ({
    operatorId: call.actor.userId,
    orderId: call.params.id,
    reason: call.body.reason,
    version: call.body.version,
    requestId: call.idempotencyKey,
  })
  http.route(
    moves.reassignConsoleOrder,
    async (call) => ok({ status: await reassignForOperator(deps, actionOf(call)) }),
    actionLimit,
  )
  http.route(
    moves.cancelConsoleOrder,
    async (call) => ok({ status: await cancelOrder(deps, { ...actionOf(call), washerMinor: call.body.washer_minor }) }),
    actionLimit,
  )
  http.route(
    moves.completeConsoleOrder,
    async (call) => ok({ status: await completeForOperator(deps, actionOf(call)) }),
    actionLimit,
  )
}

function personMoneyRoutes(http: Http, deps: MoneyDeps): void {
  const { db } = deps
  http.route(endpoints.getConsolePersonMoney, async ({ params: { id }, query: { cursor, limit } }) => {
    const options = { before: idBefore(cursor), limit: limit + 1 }
    const person = await personRow(db, id)
    if (!person) throw notFound()
    const [balances, cashOuts, rows, actions] = await Promise.all([
      balancesOf(db, id),
      cashOutsOf(db, id, { before: undefined, limit: shownCashOuts }),
      entriesOf(db, id, options),
      countActions(db, { personId: id }),
    ])
    const { page, next_cursor } = pageById(rows, limit)
    return ok({
      person: personRowWire(person),
      ...wire.balancesWire(balances),
      cash_outs: cashOuts.map(wire.cashOutWire),
      entries: page.map(wire.entryWire),
      next_cursor,
      actions,
    })
  })

  http.route(
    endpoints.creditConsolePerson,
    async ({ actor, params: { id }, body, idempotencyKey }) => {
      const walletMinor = await creditPerson(deps, {
        operatorId: actor.userId,
        personId: id,
        orderId: body.order_id ?? null,
        amountMinor: body.amount_minor,
        reason: body.reason,
        actions: body.actions,
        requestId: idempotencyKey,
      })
      return ok({ wallet_minor: walletMinor })
    },
    actionLimit,
  )
}

function bookRoutes(http: Http, { db, clock }: MoneyDeps): void {
  http.route(books.getConsoleBalances, async () => {
    const balances = (await bookBalances(db)).map(bookWire.balanceWire)
    return ok({ balances, sum_minor: sumOf(balances.map(({ balance_minor }) => balance_minor)) })
  })

  http.route(books.listConsoleTransfers, async ({ query: { cursor, limit, kind, from, until } }) => {
    const after = cursor === undefined ? undefined : readTransferCursor(cursor)
    if (cursor !== undefined && !after) throw invalid({ cursor: [messages.invalid] })
    const rows = await transfersPage(db, { kind, from, until, after, limit: limit + 1 })
    const { page, next_cursor } = pageOf(rows, limit, transferCursorOf)
    return ok({ transfers: page.map(bookWire.bookedTransferWire), next_cursor })
  })

  http.route(books.listConsolePayouts, async ({ query: { cursor, limit, state } }) => {
    const rows = await payoutsPage(db, { before: idBefore(cursor), limit: limit + 1, state })
    const { page, next_cursor } = pageById(rows, limit)
    return ok({ payouts: page.map(bookWire.payoutWire), next_cursor })
  })

  http.route(
    books.getConsoleRevenue,
    async ({ query: { by } }) => ok((await revenueOf(db, by, clock.now())).map(bookWire.revenueWire)),
    { mayBeOld: true },
  )
}

function alertRoutes(http: Http, deps: MoneyDeps): void {
  http.route(endpoints.listConsoleAlerts, async ({ query: { cursor, limit } }) => {
    const after = cursor === undefined ? undefined : readAlertCursor(cursor)
    if (cursor !== undefined && !after) throw invalid({ cursor: [messages.invalid] })
    const { page, next_cursor } = pageOf(await alertsPage(deps.db, { after, limit: limit + 1 }), limit, alertCursorOf)
    return ok({ alerts: page.map(wire.alertWire), next_cursor })
  })

  http.route(
    endpoints.closeConsoleAlert,
    async ({ actor, params: { id }, body: { note }, idempotencyKey: requestId }) =>
      ok(wire.alertWire(await closeAlert(deps, { operatorId: actor.userId, alertId: id, note, requestId }))),
    actionLimit,
  )
}

export function moneyRoutes(http: Http, deps: MoneyDeps & OrderMoveDeps): void {
  orderMoneyRoutes(http, deps)
  orderMoveRoutes(http, deps)
  personMoneyRoutes(http, deps)
  bookRoutes(http, deps)
  alertRoutes(http, deps)
}
