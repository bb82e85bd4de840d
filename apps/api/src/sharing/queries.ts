import type { OrderId, UserId } from '@washline/contract/ids'
import { inHandStatuses } from '@washline/contract/orders/process'
import { leftDoorMs } from '@washline/contract/orders/whereabouts'
import { inList } from '../platform/db/in-list.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { ShareInput } from './rules/can-share.ts'
import type { SharedOrder } from './rules/show-guest-order.ts'

const liveLinks = sql`(select count(*)::int from guest_links g where g.order_id = o.order_id and g.revoked_at is null)`

/** The sharing state of an order, for its customer only. */
export const sharingOf = (
  q: Queryable,
  orderId: OrderId,
  customerId: UserId,
): Promise<(ShareInput & { live: number }) | undefined> =>
  q.maybe(sql`
    select o.status, coalesce(o.completed_at, o.cancelled_at) as "endedAt", ${liveLinks} as live
    from order_progress o where o.order_id = ${orderId} and o.customer_id = ${customerId}`)

/** The order of a link that was not revoked. A position from before the acceptance belongs to an earlier order and is left out. */
export const sharedOrder = (q: Queryable, tokenHash: Buffer): Promise<(SharedOrder & ShareInput) | undefined> =>
  q.maybe(sql`
    select o.status, coalesce(o.completed_at, o.cancelled_at) as "endedAt", c.name as "customerName", w.business_name as "washerName",
      o.pickup_latitude as "pickupLatitude", o.pickup_longitude as "pickupLongitude", o.pickup_at as "pickupAt", o.accepted_at as "acceptedAt",
      o.picked_up_at as "pickedUpAt", o.laundry_completed_at as "laundryCompletedAt", o.delivered_at as "deliveredAt",
      o.completed_at as "completedAt", o.cancelled_at as "cancelledAt", coalesce(d.items, '[]') as items, w.last_latitude as "lastLatitude",
      w.last_longitude as "lastLongitude",
      case when w.last_position_at >= o.accepted_at then w.last_position_at end as "lastPositionAt",
      (select jsonb_build_object('latitude', l.left_latitude, 'longitude', l.left_longitude) from order_washers l
        where l.user_id = o.washer_id and l.left_latitude is not null and l.left_longitude is not null
          and l.left_at > l.last_position_at - ${leftDoorMs} * interval '1 millisecond') as "leftDoor",
      (select coalesce(jsonb_agg(e.errand), '[]') from errands e
        where e.washer_id = o.washer_id and e.order_id <> o.order_id and e.status ${inList(inHandStatuses)}) as others
    from guest_links g join order_progress o on o.order_id = g.order_id join people c on c.id = o.customer_id
    left join order_washers w on w.user_id = o.washer_id left join order_drawings d on d.order_id = o.order_id
    where g.token_hash = ${tokenHash} and g.revoked_at is null`)
