import * as endpoints from '@washline/contract/earnings/endpoints'
import type { OrderEarning, Statement } from '@washline/contract/earnings/schemas'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { toMajor, toMinor } from '@washline/contract/money'
import { GatewayFailure, type Payments, payoutAccountOf } from '../payments/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound, Refusal } from '../platform/http/refusal.ts'
import { cashOutWire } from './channels.ts'
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
import { type EarningsDeps, requestCashOut } from './use-cases/request-cash-out.ts'

export interface EarningsRoutesDeps extends EarningsDeps {
  readonly payments: Pick<Payments, 'earningsOf'>
  readonly publicUrl: string
}

const moneyLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const

/** A payout service that cannot be reached is said as it is. */
const reach = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof GatewayFailure)
      throw new Refusal(503, 'payout_service_unavailable', messages.earnings.unavailable)
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
  value: toMajor(row.valueMinor),
  commission: toMajor(row.valueMinor === 0 ? 0 : row.valueMinor - row.earnedMinor),
  tip: toMajor(row.tipMinor),
  late_cancel_fee: toMajor(row.feeMinor),
  deductions: toMajor(row.takenMinor),
  corrections: toMajor(row.netMinor - row.earnedMinor - row.tipMinor - row.feeMinor + row.takenMinor),
  net: toMajor(row.netMinor),
  held: toMajor(row.heldMinor),
  state: row.waits ? 'pending' : 'available',
  available_at: row.availableAt?.toISOString() ?? null,
})

const maybeMajor = (minor: number | null) => (minor === null ? null : toMajor(minor))
const presentDay = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: market.timeZone }).format(at)

async function statementOf({ db }: EarningsDeps, washerId: number, month: string): Promise<Statement> {
  const rows = await statementRows(db, washerId, month)
  if (!rows) throw notFound()
  const { movements, ...sums } = writeStatement(rows.openingMinor, rows.movements)
  return {
    month,
    time_zone: market.timeZone,
    currency: market.currency,
    washer: { name: rows.name, business_name: rows.businessName },
    opening: toMajor(sums.openingMinor),
    earned: toMajor(sums.earnedMinor),
    paid_out: toMajor(sums.paidOutMinor),
    closing: toMajor(sums.closingMinor),
    movements: movements.map(({ at, day, kind, orderId, ...money }) => ({
      at: at.toISOString(),
      day,
      kind,
      order_id: orderId,
      value: maybeMajor(money.valueMinor),
      commission: maybeMajor(money.commissionMinor),
      amount: toMajor(money.amountMinor),
      balance: toMajor(money.balanceMinor),
    })),
  }
}

export function earningsRoutes(http: Http, deps: EarningsRoutesDeps): void {
  const { db, gateway, clock } = deps

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
        available: toMajor(money.availableMinor),
        pending: toMajor(money.pendingMinor),
        pending_deductions: toMajor(money.pendingDeductionsMinor),
        next_available: next ? { amount: toMajor(next.amountMinor), at: next.at.toISOString() } : null,
      },
      cash_out: {
        minimum: toMajor(market.cashOut.minimumMinor),
        instant_fee: toMajor(market.cashOut.instantFeeMinor),
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
      total: toMajor(bars.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
      orders: bars.reduce((sum, { orders }) => sum + orders, 0),
      bars: bars.map(({ from, amountMinor, orders }) => ({ from, amount: toMajor(amountMinor), orders })),
    })
  })

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
              askedMinor: body.amount === undefined ? undefined : toMinor(body.amount),
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
    async ({ actor }) => ok(await reach(linkPayoutAccount(deps, actor.userId))),
    moneyLimit,
  )

  http.route(endpoints.getStatement, async ({ actor, query }) => ok(await statementOf(deps, actor.userId, query.month)))
  http.route(endpoints.downloadStatement, async ({ actor, query }) =>
    statementCsv(await statementOf(deps, actor.userId, query.month)),
  )
}
