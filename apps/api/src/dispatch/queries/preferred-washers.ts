import type { OrderId, UserId } from '@washline/contract/ids'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

/** Who is asked first for orders that repeat: the Washer of last time whom the customer liked. */
export const preferredWashers = async (q: Queryable, orderIds: readonly OrderId[]): Promise<Map<OrderId, UserId>> => {
  const rows = await q.all<{ orderId: OrderId; washerId: UserId }>(sql`
    select order_id as "orderId", washer_id as "washerId" from preferred_washers where order_id = any(${orderIds}::bigint[])`)
  return new Map(rows.map(({ orderId, washerId }) => [orderId, washerId]))
}
