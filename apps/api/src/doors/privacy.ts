import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** The cases of a person's orders, and what they asked for at their door. A Washer's positions and photos of a customer's door are erased with that customer. */
export const doorsPrivacy: PrivacyPart = {
  read: async (q, userId) => {
    const cases = await q.all<{ readonly photoKey: string | null; readonly [column: string]: unknown }>(sql`
      select d.order_id as "orderId", d.kind, d.stage, d.opened_at as "openedAt", d.wait_until as "waitUntil",
        case when d.customer_id = ${userId} then d.latitude end as latitude, case when d.customer_id = ${userId} then d.longitude end as longitude,
        d.distance_m as "distanceM", d.position_at as "positionAt", d.photo_key as "photoKey", d.calls, d.outcome, d.closed_at as "closedAt",
        d.fee_minor as "feeMinor", d.return_at as "returnAt", case when d.appealed_by = ${userId} then d.appeal_text end as "appealText",
        d.answer, d.note
      from door_cases d where ${userId} in (d.customer_id, d.washer_id) order by d.id`)
    const requests = await q.all(sql`
      select r.order_id as "orderId", r.stage, r.kind, r.spot, r.distance_m as "distanceM", r.fee_minor as "feeMinor", r.at
      from door_requests r join orders o on o.id = r.order_id where o.customer_id = ${userId} order by r.id`)
    return {
      sections: { doorCases: cases, doorRequests: requests },
      photoKeys: cases.flatMap(({ photoKey }) => photoKey ?? []),
    }
  },

  erase: async (tx, { userId }) => {
    const erased = await tx.all<{ key: string }>(sql`
      with removed as (
        select id, photo_key from door_cases where customer_id = ${userId} for update
      ), emptied as (
        update door_cases d set latitude = null, longitude = null, photo_key = null,
          appeal_text = case when d.appealed_by = ${userId} then '' else d.appeal_text end
        from removed r where r.id = d.id
      ), spots as (
        update door_requests q set spot = '' from orders o
        where o.id = q.order_id and o.customer_id = ${userId} and q.spot is not null
      )
      select photo_key as key from removed where photo_key is not null`)
    return erased.map(({ key }) => key)
  },
}
