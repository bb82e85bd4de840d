import { messages } from '@washline/contract/messages'
import { toMajor, toMinor } from '@washline/contract/money'
import * as endpoints from '@washline/contract/ops/endpoints'
import * as catalogue from '@washline/contract/scanning/endpoints'
import { cashOutsOf } from '../earnings/index.ts'
import { receiptFactsOf, writeReceipt } from '../orders/index.ts'
import { orderTaken, type Payments, refundableMinor } from '../payments/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound } from '../platform/http/refusal.ts'
import { catalogueVersions, currentCatalogue, rowsOf } from '../scanning/index.ts'
import {
  alertsPage,
  auditedOperators,
  auditPage,
  balancesOf,
  countActs,
  entriesOf,
  findOrders,
  findPeople,
  type OrderRow,
  orderRow,
  paymentsOf,
  personRow,
  refundsOf,
  transfersOf,
} from './queries.ts'
import * as wire from './rules/show-money.ts'
import { sumOrder } from './rules/sum-order.ts'
import { changeCatalogue } from './use-cases/change-catalogue.ts'
import { type CloseAlertDeps, closeAlert } from './use-cases/close-alert.ts'
import { creditPerson } from './use-cases/credit-person.ts'
import { recordLook } from './use-cases/record-look.ts'
import { type OpsDeps, refundCustomer } from './use-cases/refund-customer.ts'

export interface OpsRoutesDeps extends OpsDeps, CloseAlertDeps {
  readonly payments: Pick<Payments, 'refundPayment' | 'creditWallet' | 'movementsOf' | 'closeAlert'>
}

const actLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const
const shownCashOuts = 10
const shownChanges = 20

const idBefore = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined
  if (!/^\d{1,15}$/.test(cursor)) throw invalid({ cursor: [messages.invalid] })
  return Number(cursor)
}
const wishOf = (query: { cursor?: string | undefined; limit: number; search?: string | undefined }) => ({
  before: idBefore(query.cursor),
  limit: query.limit + 1,
  search: query.search || undefined,
})
const pageOf = <Row extends { readonly id: number }>(rows: readonly Row[], limit: number) => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next_cursor: last && rows.length > limit ? String(last.id) : null }
}

async function receiptsOf({ db, payments }: OpsRoutesDeps, { id, customer, washer }: OrderRow) {
  const [movements, forCustomer, forWasher] = await Promise.all([
    payments.movementsOf(db, id),
    receiptFactsOf(db, id, customer.id),
    washer && receiptFactsOf(db, id, washer.id),
  ])
  return {
    customer: forCustomer ? writeReceipt(forCustomer, movements, customer.id) : null,
    washer: washer && forWasher ? writeReceipt(forWasher, movements, washer.id) : null,
  }
}

function orderRoutes(http: Http, deps: OpsRoutesDeps): void {
  const { db } = deps
  http.route(endpoints.listOpsOrders, async ({ query }) => {
    const { page, next_cursor } = pageOf(await findOrders(db, wishOf(query)), query.limit)
    return ok({ orders: page.map(wire.orderRowWire), next_cursor })
  })

  http.route(endpoints.getOpsOrder, async ({ params: { id } }) => {
    const order = await orderRow(db, id)
    if (!order) throw notFound()
    const [transfers, payments, refunds, taken, receipts, acts] = await Promise.all([
      transfersOf(db, id),
      paymentsOf(db, id),
      refundsOf(db, id),
      orderTaken(db, id),
      receiptsOf(deps, order),
      countActs(db, { orderId: id }),
    ])
    const hasEnded = order.completedAt !== null || order.cancelledAt !== null
    return ok({
      order: {
        ...wire.orderRowWire(order),
        customer: order.customer,
        washer: order.washer,
        completed_at: wire.textOf(order.completedAt),
        cancelled_at: wire.textOf(order.cancelledAt),
      },
      transfers: transfers.map(wire.transferWire),
      payments: payments.map(wire.paymentWire),
      refunds: refunds.map(wire.refundWire),
      sums: wire.sumsWire(sumOrder(transfers), hasEnded ? refundableMinor(taken) : 0),
      receipts,
      acts,
    })
  })

  http.route(
    endpoints.refundOpsOrder,
    async ({ actor, params: { id }, body, idempotencyKey }) => {
      const { cardMinor, walletMinor } = await refundCustomer(deps, {
        operatorId: actor.userId,
        orderId: id,
        amountMinor: toMinor(body.amount),
        reason: body.reason,
        acts: body.acts,
        requestId: idempotencyKey,
      })
      return ok({ card: toMajor(cardMinor), wallet: toMajor(walletMinor) })
    },
    actLimit,
  )
}

function peopleRoutes(http: Http, deps: OpsRoutesDeps): void {
  const { db } = deps
  http.route(endpoints.listOpsPeople, async ({ query }) => {
    const { page, next_cursor } = pageOf(await findPeople(db, wishOf(query)), query.limit)
    return ok({ people: page.map(wire.personRowWire), next_cursor })
  })

  http.route(endpoints.getOpsPersonMoney, async ({ params: { id }, query }) => {
    const wish = wishOf(query)
    const person = await personRow(db, id)
    if (!person) throw notFound()
    const [balances, cashOuts, rows, acts] = await Promise.all([
      balancesOf(db, id),
      cashOutsOf(db, id, { before: undefined, limit: shownCashOuts }),
      entriesOf(db, id, wish),
      countActs(db, { personId: id }),
    ])
    const balance = (name: string) => toMajor(balances.find((account) => account.name === name)?.balanceMinor ?? 0)
    const { page, next_cursor } = pageOf(rows, query.limit)
    return ok({
      person: wire.personRowWire(person),
      wallet: balance('wallet'),
      earnings: {
        pending: balance('earnings_pending'),
        available: balance('earnings_available'),
        held: balance('earnings_held'),
      },
      deposit: balance('deposit'),
      cash_outs: cashOuts.map((cashOut) => ({
        id: cashOut.id,
        amount: toMajor(cashOut.amountMinor),
        fee: toMajor(cashOut.feeMinor),
        method: cashOut.method,
        state: cashOut.state,
        reason: cashOut.reason,
        requested_at: cashOut.requestedAt.toISOString(),
      })),
      entries: page.map(wire.entryWire),
      next_cursor,
      acts,
    })
  })

  http.route(
    endpoints.creditOpsPerson,
    async ({ actor, params: { id }, body, idempotencyKey }) => {
      const walletMinor = await creditPerson(deps, {
        operatorId: actor.userId,
        personId: id,
        orderId: body.order_id ?? null,
        amountMinor: toMinor(body.amount),
        reason: body.reason,
        acts: body.acts,
        requestId: idempotencyKey,
      })
      return ok({ wallet: toMajor(walletMinor) })
    },
    actLimit,
  )
}

/** `open.7`, `closed.7`: the part of the list that a page ended in, and the last of it. */
function alertAfter(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [, part, id] = /^(open|closed)\.(\d{1,15})$/.exec(cursor) ?? []
  if (!id) throw invalid({ cursor: [messages.invalid] })
  return { isClosed: part === 'closed', id: Number(id) }
}

function catalogueRoutes(http: Http, deps: OpsRoutesDeps): void {
  const current = async () => {
    const catalogue = await currentCatalogue(deps.db)
    return { version: catalogue.version, rows: rowsOf(catalogue) }
  }
  http.route(catalogue.getPrices, async () => {
    const { version, rows } = await current()
    return ok({ version, prices: rows.map(({ garment, category, price }) => ({ garment, category, price })) })
  })

  http.route(catalogue.getOpsCatalogue, async () => {
    const [now, versions] = await Promise.all([current(), catalogueVersions(deps.db, shownChanges)])
    return ok({ ...now, changes: versions.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })) })
  })

  http.route(
    catalogue.changeOpsCatalogue,
    async ({ actor, body, idempotencyKey }) => {
      await changeCatalogue(deps, { operatorId: actor.userId, ...body, requestId: idempotencyKey })
      return ok(await current())
    },
    actLimit,
  )
}

export function opsRoutes(http: Http, deps: OpsRoutesDeps): void {
  const { db } = deps
  http.onOperatorLook((look) => recordLook(deps, look))
  orderRoutes(http, deps)
  peopleRoutes(http, deps)
  catalogueRoutes(http, deps)

  http.route(endpoints.listOpsAlerts, async ({ query }) => {
    const alerts = await alertsPage(db, { after: alertAfter(query.cursor), limit: query.limit + 1 })
    const page = alerts.slice(0, query.limit)
    const last = page.at(-1)
    const next = last && alerts.length > page.length ? `${last.closedAt ? 'closed' : 'open'}.${last.id}` : null
    return ok({ alerts: page.map(wire.alertWire), next_cursor: next })
  })

  http.route(
    endpoints.closeOpsAlert,
    async ({ actor, params: { id }, body, idempotencyKey }) =>
      ok(
        wire.alertWire(
          await closeAlert(deps, { operatorId: actor.userId, alertId: id, note: body.note, requestId: idempotencyKey }),
        ),
      ),
    actLimit,
  )

  http.route(endpoints.listOpsAudit, async ({ query }) => {
    const wish = { ...wishOf(query), operatorId: query.operator, personId: query.person, orderId: query.order }
    const [rows, operators] = await Promise.all([auditPage(db, { ...wish, kind: query.kind }), auditedOperators(db)])
    const { page, next_cursor } = pageOf(rows, query.limit)
    return ok({ entries: page.map(wire.auditWire), next_cursor, operators })
  })
}
