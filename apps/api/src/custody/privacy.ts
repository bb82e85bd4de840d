import type { UserId } from '@washline/contract/ids'
import { openStatuses } from '@washline/contract/orders/process'
import { inList } from '../platform/db/in-list.ts'
import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** A Washer keeps the customer's door no longer than the order is open. */
const isShownTo = (userId: UserId) => sql`(o.customer_id = ${userId} or o.status ${inList(openStatuses)})`

/** The handovers of a person's orders and those that they made as a Washer. */
export const custodyPrivacy: PrivacyPart = {
  read: async (q, userId) => {
    const handovers = await q.all<{ readonly photoKey: string | null; readonly [column: string]: unknown }>(sql`
      select s.order_id as "orderId", s.step, s.actor, s.made_at as "madeAt", s.recorded_at as "recordedAt", s.counts,
        s.pin_confirmed as "pinConfirmed", d.note,
        case when ${isShownTo(userId)} then d.latitude end as latitude, case when ${isShownTo(userId)} then d.longitude end as longitude, d.photo_key as "photoKey", s.hash
      from custody_steps s
      join orders o on o.id = s.order_id
      left join custody_details d on d.order_id = s.order_id and d.number = s.number
      where o.customer_id = ${userId} or s.actor_id = ${userId} order by s.order_id, s.number`)
    return { sections: { handovers }, photoKeys: handovers.flatMap(({ photoKey }) => photoKey ?? []) }
  },

  erase: async (tx, { userId }) => {
    const rows = await tx.all<{ key: string }>(
      sql`select key from custody_erase(${userId}) as erased(key) where key is not null`,
    )
    return rows.map(({ key }) => key)
  },
}
