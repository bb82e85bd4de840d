import type { OrderId } from '@washline/contract/ids'
import type { DueStep } from '@washline/contract/orders/promise'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ShownEstimate } from '../rules/promise.ts'

/** The estimate that both people of an order were shown last. */
export interface StoredPromise extends ShownEstimate {
  readonly checkAt: Date
}

export const storedPromise = (tx: Tx, orderId: OrderId): Promise<StoredPromise | undefined> =>
  tx.maybe<StoredPromise>(sql`
    select p90_at as "p90At", risk, step, check_at as "checkAt" from order_promises where order_id = ${orderId}`)

export const savePromise = (tx: Tx, orderId: OrderId, { p90At, risk, step, checkAt }: StoredPromise): Promise<number> =>
  tx.run(sql`
    insert into order_promises (order_id, p90_at, risk, step, check_at)
    values (${orderId}, ${p90At}, ${risk}, ${step}, ${checkAt})
    on conflict (order_id) do update set p90_at = excluded.p90_at, risk = excluded.risk, step = excluded.step,
      check_at = excluded.check_at`)

/** The order is in nobody's hands any more. */
export const deletePromise = (tx: Tx, orderId: OrderId): Promise<number> =>
  tx.run(sql`delete from order_promises where order_id = ${orderId}`)

export interface Alert {
  readonly orderId: OrderId
  readonly step: DueStep
  /** When its Washer accepted it, or took it over. */
  readonly since: Date
  readonly at: Date
}

/** Inserts an alert. False if it was inserted before. */
export const insertAlert = async (tx: Tx, { orderId, step, since, at }: Alert): Promise<boolean> =>
  (await tx.run(sql`
    insert into order_alerts (order_id, step, since, at) values (${orderId}, ${step}, ${since}, ${at})
    on conflict do nothing`)) === 1

export const hasAlert = async (tx: Tx, { orderId, step, since }: Omit<Alert, 'at'>): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from order_alerts where order_id = ${orderId} and step = ${step} and since = ${since}`)) !== undefined
