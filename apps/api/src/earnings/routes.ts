import * as endpoints from '@washline/contract/earnings/endpoints'
import { earningsRefusals } from '@washline/contract/earnings/refusals'
import type { OrderEarning, Statement } from '@washline/contract/earnings/schemas'
import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { add, minor, subtract, sumOf } from '@washline/contract/money'
import { GatewayFailure, payoutAccountOf } from '../payments/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound, refuse } from '../platform/http/refusal.ts'
import { cashOutWire } from './channels.ts'
import type { EarningsDeps, EarningsRoutesDeps } from './deps.ts'
import {
  cashOutsOf,
  earnedOverTime,
  firstMonth,
  nextAvailable,
  type OrderEarningRow,
  orderEarnings,
  runningCashOut,
  statementRows,
} from './queries.ts'
import { statementCsv } from './rules/statement-csv.ts'
import { monthsSince, writeStatement } from './rules/write-statement.ts'
import { linkPayoutAccount } from './use-cases/link-payout-account.ts'
import { requestCashOut } from './use-cases/request-cash-out.ts'

const moneyLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const

/** Answers 503 when the payout service cannot be reached. */
const reach = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof GatewayFailure) throw refuse(earningsRefusals.payoutServiceUnavailable)
    throw error
  }
}

const idBefore = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined
  if (!/^\d{1,15}$/.test(cursor)) throw invalid({ cursor: [messages.invalid] })
  return Number(cursor)
}
const pageOf = <Row>(rows: readonly Row[], limit: number, idOf: (row: Row) => number) => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: last && rows.length > limit ? String(idOf(last)) : null }
}

const earningWire = (row: OrderEarningRow): OrderEarning => ({
  order_id: row.orderId,
  at: row.at.toISOString(),
  value_minor: row.valueMinor,
  commission_minor: row.valueMinor === 0 ? minor(0) : subtract(row.valueMinor, row.earnedMinor),
  tip_minor: row.tipMinor,
  late_cancel_fee_minor: row.feeMinor,
  deductions_minor: row.deductedMinor,
  corrections_minor: subtract(add(row.netMinor, row.deductedMinor), row.earnedMinor, row.tipMinor, row.feeMinor),
  net_minor: row.netMinor,
  reserved_minor: row.reservedMinor,
  state: row.waits ? 'pending' : 'available',
  available_at: row.availableAt?.toISOString() ?? null,
})

const presentDay = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: market.timeZone }).format(at)

async function statementOf({ db }: EarningsDeps, washerId: UserId, month: string): Promise<Statement> {
  const rows = await statementRows(db, washerId, month)
  if (!rows) throw notFound()
  const { movements, ...sums } = writeStatement(rows.openingMinor, rows.movements)
  return {
    month,
    time_zone: market.timeZone,
    currency: market.currency,
    washer: { name: rows.name, business_name: rows.businessName },
    opening_minor: sums.openingMinor,
    earned_minor: sums.earnedMinor,
    paid_out_minor: sums.paidOutMinor,
    closing_minor: sums.closingMinor,
    movements: movements.map(({ at, day, kind, orderId, ...money }) => ({
      at: at.toISOString(),
      day,
      kind,
      order_id: orderId,
      value_minor: money.valueMinor,
      commission_minor: money.commissionMinor,
      amount_minor: money.amountMinor,
      balance_minor: money.balanceMinor,
    })),
  }
}

export function earningsRoutes(http: Http, deps: EarningsRoutesDeps): void {
  balanceRoutes(http, deps)
  cashOutRoutes(http, deps)
  statementRoutes(http, deps)
}

function balanceRoutes(http: Http, deps: EarningsRoutesDeps): void {
  const { db, clock } = deps

  http.route(endpoints.getEarnings, async ({ actor: { userId }, query }) => {
    const [money, next, running, first, rows] = await Promise.all([
      deps.payments.earningsOf(db, userId),
      nextAvailable(db, userId),
      runningCashOut(db, userId),
      firstMonth(db, userId),
      orderEarnings(db, userId, { before: idBefore(query.cursor), limit: query.limit + 1 }),
    ])
    const orders = pageOf(rows, query.limit, ({ orderId }) => orderId)
    return ok({
      balance: {
        available_minor: money.availableMinor,
        pending_minor: money.pendingMinor,
        pending_deductions_minor: money.pendingDeductionsMinor,
        next_available: next ? { amount_minor: next.amountMinor, at: next.at.toISOString() } : null,
      },
      cash_out: {
        minimum_minor: market.cashOut.minimumMinor,
        instant_fee_minor: market.cashOut.instantFeeMinor,
        running: running ? cashOutWire(running) : null,
      },
      months: monthsSince(first, presentDay(clock.now()).slice(0, 7)),
      orders: orders.page.map(earningWire),
      next_cursor: orders.next,
    })
  })

  http.route(endpoints.getEarningsOverTime, async ({ actor, query: { span } }) => {
    const at = clock.now()
    const bars = await earnedOverTime(db, actor.userId, { span, at })
    return ok({
      span,
      from: bars[0]?.from ?? presentDay(at),
      to: presentDay(at),
      total_minor: sumOf(bars.map(({ amountMinor }) => amountMinor)),
      orders: bars.reduce((sum, { orders }) => sum + orders, 0),
      bars: bars.map(({ from, amountMinor, orders }) => ({ from, amount_minor: amountMinor, orders })),
    })
  })
}

function cashOutRoutes(http: Http, deps: EarningsRoutesDeps): void {
  const { db, gateway } = deps

  http.route(endpoints.listCashOuts, async ({ actor, query }) => {
    const rows = await cashOutsOf(db, actor.userId, { before: idBefore(query.cursor), limit: query.limit + 1 })
    const { page, next } = pageOf(rows, query.limit, ({ id }) => id)
    return ok({ cash_outs: page.map(cashOutWire), next_cursor: next })
  })

  http.route(
    endpoints.requestCashOut,
    async ({ actor, body, idempotencyKey }) =>
      ok(
        cashOutWire(
          await reach(
            requestCashOut(deps, {
              washerId: actor.userId,
              method: body.method,
              askedMinor: body.amount_minor,
              requestKey: idempotencyKey,
            }),
          ),
        ),
      ),
    moneyLimit,
  )

  http.route(endpoints.getPayoutAccount, async ({ actor }) => {
    const accountId = await payoutAccountOf(db, gateway.name, actor.userId)
    if (!accountId) return ok({ state: 'none' as const, destination: null, instant: false })
    const { payoutsEnabled, instantAvailable, last4 } = await reach(gateway.payouts.accountState(accountId))
    return ok({
      state: payoutsEnabled ? ('ready' as const) : ('incomplete' as const),
      destination: last4,
      instant: instantAvailable,
    })
  })

  http.route(
    endpoints.linkPayoutAccount,
    async ({ actor, body }) => {
      await deps.proveAgain(actor, body)
      return ok(await reach(linkPayoutAccount(deps, actor.userId)))
    },
    moneyLimit,
  )
}

function statementRoutes(http: Http, deps: EarningsRoutesDeps): void {
  http.route(endpoints.getStatement, async ({ actor, query }) => ok(await statementOf(deps, actor.userId, query.month)))
  http.route(endpoints.downloadStatement, async ({ actor, query }) =>
    statementCsv(await statementOf(deps, actor.userId, query.month)),
  )
}
