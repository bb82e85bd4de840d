import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** What a person allowed programs, and what programs asked them. Mandates end with their tokens. */
export const mandatesPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      mandates: await q.all(sql`
        select t.name as agent, m.order_ceiling_minor as "orderCeilingMinor", m.month_ceiling_minor as "monthCeilingMinor", m.taps,
          m.updated_at as "updatedAt"
        from mandates m join access_tokens t on t.id = m.token_id where t.user_id = ${userId} order by m.token_id`),
      approvals: await q.all(sql`
        select agent, kind, reasons, order_id as "orderId", amount_minor as "amountMinor", items, address, pickup_at as "pickupAt",
          state, created_at as "createdAt", answered_at as "answeredAt"
        from approvals where user_id = ${userId} order by id`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from approvals where user_id = ${userId}`)
    return []
  },
}
