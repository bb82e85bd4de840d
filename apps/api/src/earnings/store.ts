import type { Queryable, Tx } from '../platform/db/database.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { type CashOut, cashOutColumns } from './queries.ts'

/** One change of a Washer's earnings at a time: a balance that was read stays as it is until the commit. */
export const lockEarnings = (tx: Tx, washerId: number): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('washer-earnings', ${washerId}))`)

export interface NewCashOut {
  readonly transferId: string
  readonly washerId: number
  readonly gateway: string
  readonly accountId: string
  readonly destination: string | null
  readonly method: CashOut['method']
  readonly amountMinor: number
  readonly feeMinor: number
  readonly currency: string
  readonly at: Date
}

export const insertCashOut = (tx: Tx, cashOut: NewCashOut): Promise<CashOut> =>
  tx.one<CashOut>(sql`
    insert into cash_outs as c (transfer_id, washer_id, gateway, account_id, destination, method, amount_minor, fee_minor,
      currency, state, requested_at, looked_at)
    values (${cashOut.transferId}, ${cashOut.washerId}, ${cashOut.gateway}, ${cashOut.accountId}, ${cashOut.destination},
      ${cashOut.method}, ${cashOut.amountMinor}, ${cashOut.feeMinor}, ${cashOut.currency}, 'requested', ${cashOut.at}, ${cashOut.at})
    returning ${cashOutColumns}`)

/** Moves a cash-out on if it is still in one of these states; nothing if another was first. */
export const moveCashOut = (
  tx: Tx,
  id: number,
  move: { from: readonly CashOut['state'][]; to: CashOut['state']; set: Sql },
): Promise<CashOut | undefined> =>
  tx.maybe<CashOut>(sql`
    update cash_outs c set state = ${move.to}, ${move.set} where c.id = ${id} and c.state = any(${move.from})
    returning ${cashOutColumns}`)

export const saveLookedAt = (q: Queryable, id: number, at: Date): Promise<number> =>
  q.run(sql`update cash_outs set looked_at = ${at} where id = ${id}`)

export interface EarningHold {
  readonly id: string
  readonly washerId: number
  readonly orderId: number
  readonly reason: string
  readonly askedMinor: number
  readonly pendingMinor: number
  readonly availableMinor: number
  readonly takenMinor: number
  readonly state: 'held' | 'released' | 'taken'
}
const holdColumns = sql`h.id, h.washer_id as "washerId", h.order_id as "orderId", h.reason, h.asked_minor as "askedMinor",
  h.pending_minor as "pendingMinor", h.available_minor as "availableMinor", h.taken_minor as "takenMinor", h.state`

export const findHold = (tx: Tx, id: string): Promise<EarningHold | undefined> =>
  tx.maybe<EarningHold>(sql`select ${holdColumns} from earning_holds h where h.id = ${id}`)

export const insertHold = (
  tx: Tx,
  hold: Omit<EarningHold, 'takenMinor' | 'state'> & { readonly at: Date },
): Promise<EarningHold> =>
  tx.one<EarningHold>(sql`
    insert into earning_holds as h (id, washer_id, order_id, reason, asked_minor, pending_minor, available_minor, state, placed_at)
    values (${hold.id}, ${hold.washerId}, ${hold.orderId}, ${hold.reason}, ${hold.askedMinor}, ${hold.pendingMinor},
      ${hold.availableMinor}, 'held', ${hold.at})
    returning ${holdColumns}`)

export const saveHoldSettled = (
  tx: Tx,
  id: string,
  settled: { state: 'released' | 'taken'; takenMinor: number; at: Date },
): Promise<EarningHold> =>
  tx.one<EarningHold>(sql`
    update earning_holds h set state = ${settled.state}, taken_minor = ${settled.takenMinor}, settled_at = ${settled.at}
    where h.id = ${id} returning ${holdColumns}`)

/** What of an order's earning still waits and is not held; the row stays locked, so that it is not freed meanwhile. */
export const lockWaiting = (
  tx: Tx,
  earning: { orderId: number; washerId: number },
): Promise<{ waitingMinor: number } | undefined> =>
  tx.maybe(sql`
    select amount_minor - held_minor as "waitingMinor" from payment_earnings
    where order_id = ${earning.orderId} and washer_id = ${earning.washerId} and released_at is null for update`)

export const addHeld = (tx: Tx, orderId: number, byMinor: number): Promise<number> =>
  tx.run(sql`update payment_earnings set held_minor = held_minor + ${byMinor} where order_id = ${orderId}`)
