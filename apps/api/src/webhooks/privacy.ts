import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** A person's webhooks go with their account, and so does what was sent to them. Those of the market stay. */
export const webhooksPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      webhooks: await q.all(sql`
        select name, url, event_types as "eventTypes", payload, created_at as "createdAt", disabled_at as "disabledAt",
          delivered_at as "deliveredAt"
        from webhooks where owner_id = ${userId} order by id`),
      webhook_deliveries: await q.all(sql`
        select d.type, d.order_id as "orderId", d.data, d.state, d.occurred_at as "occurredAt", d.ended_at as "endedAt",
          (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'status', a.status, 'error', a.error, 'answer', a.answer) order by a.id), '[]')
            from webhook_attempts a where a.delivery_id = d.id) as attempts
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.owner_id = ${userId} order by d.id`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from webhooks where owner_id = ${userId}`)
    return []
  },
}
