import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** The guest links of a person's orders. */
export const sharingPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      guest_links: await q.all(sql`
        select g.order_id as "orderId", g.created_at as "createdAt", g.revoked_at as "revokedAt"
        from guest_links g join order_parties o on o.order_id = g.order_id where o.customer_id = ${userId} order by g.created_at`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`
      delete from guest_links g using order_parties o where o.order_id = g.order_id and o.customer_id = ${userId}`)
    return []
  },
}
