import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { ShareFacts } from './rules/can-share.ts'
import type { SharedOrder } from './rules/show-guest-order.ts'

const liveLinks = sql`(select count(*)::int from guest_links g where g.order_id = o.id and g.revoked_at is null)`

/** How an order of the customer's is shared; nothing for anybody else. */
export const sharingOf = (
  q: Queryable,
  orderId: number,
  customerId: number,
): Promise<(ShareFacts & { live: number }) | undefined> =>
  q.maybe(sql`
    select o.status, coalesce(o.completed_at, o.cancelled_at) as "endedAt", ${liveLinks} as live
    from orders o where o.id = ${orderId} and o.customer_id = ${customerId}`)

/** The order behind a link that was not revoked. */
export const sharedOrder = (q: Queryable, tokenHash: Buffer): Promise<(SharedOrder & ShareFacts) | undefined> =>
  q.maybe(sql`
    select o.status, coalesce(o.completed_at, o.cancelled_at) as "endedAt", c.name as "customerName", p.name as "washerName",
      o.pickup_address as "pickupAddress", o.pickup_at as "pickupAt", o.accepted_at as "acceptedAt",
      o.picked_up_at as "pickedUpAt", o.laundry_completed_at as "laundryCompletedAt", o.delivered_at as "deliveredAt",
      o.completed_at as "completedAt", o.cancelled_at as "cancelledAt", w.last_latitude as "lastLatitude",
      w.last_longitude as "lastLongitude",
      -- Of an earlier order the position says nothing.
      case when w.last_position_at >= o.accepted_at then w.last_position_at end as "lastPositionAt"
    from guest_links g join orders o on o.id = g.order_id join users c on c.id = o.customer_id
    left join users p on p.id = o.washer_id left join washers w on w.user_id = o.washer_id
    where g.token_hash = ${tokenHash} and g.revoked_at is null`)
