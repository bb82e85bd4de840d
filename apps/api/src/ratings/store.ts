import type { OrderStatus } from '@washline/contract/orders/process'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { RatingRow } from './queries.ts'

export interface OrderToRate {
  readonly status: OrderStatus
  readonly washerId: number | null
}

/** The customer's own order, which stays as it is until the transaction ends. */
export const lockOrderToRate = (tx: Tx, orderId: number, customerId: number): Promise<OrderToRate | undefined> =>
  tx.maybe<OrderToRate>(sql`
    select status, washer_id as "washerId" from orders
    where id = ${orderId} and customer_id = ${customerId} for share`)

/** Nothing when the order has its rating already, also from a call at the same moment. */
export const insertRating = (
  tx: Tx,
  rating: { orderId: number; washerId: number; customerId: number; tenths: number; comment: string; at: Date },
): Promise<RatingRow | undefined> =>
  tx.maybe<RatingRow>(sql`
    with rated as (
      insert into ratings (order_id, washer_id, customer_id, tenths, comment, created_at)
      values (${rating.orderId}, ${rating.washerId}, ${rating.customerId}, ${rating.tenths}, ${rating.comment}, ${rating.at})
      on conflict (order_id) do nothing
      returning *
    )
    select r.id, r.order_id as "orderId", r.tenths, r.comment, u.name as "fromName", r.created_at as "createdAt"
    from rated r join users u on u.id = r.customer_id`)
