import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'

/** Which orders a person shared; the links end with the account. */
export const sharingPerson: PersonPart = {
  read: async (q, userId) => ({
    sections: {
      guest_links: await q.all(sql`
        select g.order_id as "orderId", g.created_at as "createdAt", g.revoked_at as "revokedAt"
        from guest_links g join orders o on o.id = g.order_id where o.customer_id = ${userId} order by g.created_at`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`
      delete from guest_links g using orders o where o.id = g.order_id and o.customer_id = ${userId}`)
    return []
  },
}
