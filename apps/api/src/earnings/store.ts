import type { CashOutId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import { type CashOut, cashOutColumns } from './queries.ts'

/** Serializes changes of a Washer's earnings: a balance read after it stays the same until the commit. */
export const lockEarnings = (tx: Tx, washerId: UserId): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('washer-earnings', ${washerId}))`)

export interface NewCashOut {
  readonly transferId: string
  readonly washerId: UserId
  readonly gateway: string
  readonly accountId: string
  readonly destination: string | null
  readonly method: CashOut['method']
  readonly amountMinor: Minor
  readonly feeMinor: Minor
  readonly currency: string
  readonly at: Date
}

export const insertCashOut = (tx: Tx, cashOut: NewCashOut): Promise<CashOut> =>
  tx.one<CashOut>(sql`
    insert into cash_outs as c (transfer_id, washer_id, gateway, account_id, destination, method, amount_minor, fee_minor,
      currency, state, requested_at, asked_at)
    values (${cashOut.transferId}, ${cashOut.washerId}, ${cashOut.gateway}, ${cashOut.accountId}, ${cashOut.destination},
      ${cashOut.method}, ${cashOut.amountMinor}, ${cashOut.feeMinor}, ${cashOut.currency}, 'requested', ${cashOut.at}, ${cashOut.at})
    returning ${cashOutColumns}`)

/** Moves a cash-out if it is still in one of the states; undefined otherwise. */
export const moveCashOut = (
  tx: Tx,
  id: CashOutId,
  move: {
    from: readonly CashOut['state'][]
    to: CashOut['state']
    set: { payoutId?: string; reason?: string; sentAt?: Date; settledAt?: Date }
  },
): Promise<CashOut | undefined> =>
  tx.maybe<CashOut>(sql`
    update cash_outs c set state = ${move.to}, payout_id = coalesce(${move.set.payoutId ?? null}, c.payout_id),
      reason = coalesce(${move.set.reason ?? null}, c.reason), sent_at = coalesce(c.sent_at, ${move.set.sentAt ?? null}),
      settled_at = coalesce(${move.set.settledAt ?? null}, c.settled_at)
    where c.id = ${id} and c.state = any(${move.from})
    returning ${cashOutColumns}`)

export const saveAskedAt = (q: Queryable, id: CashOutId, at: Date): Promise<number> =>
  q.run(sql`update cash_outs set asked_at = ${at} where id = ${id}`)

export interface EarningReserve {
  readonly id: string
  readonly washerId: UserId
  readonly orderId: OrderId
  readonly reason: string
  readonly askedMinor: Minor
  readonly pendingMinor: Minor
  readonly availableMinor: Minor
  readonly deductedMinor: Minor
  readonly state: 'reserved' | 'released' | 'deducted'
}
const reserveColumns = sql`h.id, h.washer_id as "washerId", h.order_id as "orderId", h.reason, h.asked_minor as "askedMinor",
  h.pending_minor as "pendingMinor", h.available_minor as "availableMinor", h.deducted_minor as "deductedMinor", h.state`

export const findReserve = (tx: Tx, id: string): Promise<EarningReserve | undefined> =>
  tx.maybe<EarningReserve>(sql`select ${reserveColumns} from earning_reserves h where h.id = ${id}`)

export const insertReserve = (
  tx: Tx,
  reserve: Omit<EarningReserve, 'deductedMinor' | 'state'> & { readonly at: Date },
): Promise<EarningReserve> =>
  tx.one<EarningReserve>(sql`
    insert into earning_reserves as h (id, washer_id, order_id, reason, asked_minor, pending_minor, available_minor, state, placed_at)
    values (${reserve.id}, ${reserve.washerId}, ${reserve.orderId}, ${reserve.reason}, ${reserve.askedMinor}, ${reserve.pendingMinor},
      ${reserve.availableMinor}, 'reserved', ${reserve.at})
    returning ${reserveColumns}`)

export const saveReserveSettled = (
  tx: Tx,
  id: string,
  settled: { state: 'released' | 'deducted'; deductedMinor: Minor; at: Date },
): Promise<EarningReserve> =>
  tx.one<EarningReserve>(sql`
    update earning_reserves h set state = ${settled.state}, deducted_minor = ${settled.deductedMinor}, settled_at = ${settled.at}
    where h.id = ${id} returning ${reserveColumns}`)

/** Locks the pending earning of an order and returns what of it is not reserved; undefined once it is released. */
export const lockWaiting = (
  tx: Tx,
  earning: { orderId: OrderId; washerId: UserId },
): Promise<{ waitingMinor: Minor } | undefined> =>
  tx.maybe(sql`
    select amount_minor - reserved_minor as "waitingMinor" from order_earnings
    where order_id = ${earning.orderId} and washer_id = ${earning.washerId} and released_at is null for update`)

export const addReserved = (tx: Tx, earning: { orderId: OrderId; washerId: UserId }, byMinor: Minor): Promise<number> =>
  tx.run(sql`
    update order_earnings set reserved_minor = reserved_minor + ${byMinor}
    where order_id = ${earning.orderId} and washer_id = ${earning.washerId}`)

export const insertEarning = (
  tx: Tx,
  earning: { orderId: OrderId; washerId: UserId; valueMinor: Minor; amountMinor: Minor; availableAt: Date },
): Promise<number> =>
  tx.run(sql`
    insert into order_earnings (order_id, washer_id, value_minor, amount_minor, available_at)
    values (${earning.orderId}, ${earning.washerId}, ${earning.valueMinor}, ${earning.amountMinor}, ${earning.availableAt})`)

/** Marks the due earnings of an order as released, one for each of its Washers; returns those that were not before, less their reserved parts. */
export const markEarningsReleased = (tx: Tx, orderId: OrderId, at: Date) =>
  tx.all<{ washerId: UserId; amountMinor: Minor }>(sql`
    update order_earnings set released_at = ${at}
    where order_id = ${orderId} and released_at is null and available_at <= ${at}
    returning washer_id as "washerId", amount_minor - reserved_minor as "amountMinor"`)
