import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import { preferencesOf } from './queries.ts'

/** Care instructions name allergies, so those of past orders are erased with the account too. */
export const carePrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      care_preferences: (await preferencesOf(q, userId)) ?? null,
      order_care: await q.all(sql`
        select c.order_id as "orderId", c.instructions, c.labels, c.ticked, c.ticked_at as "tickedAt"
        from order_care c join order_parties o on o.order_id = c.order_id where o.customer_id = ${userId} order by c.order_id`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from care_preferences where user_id = ${userId}`)
    await tx.run(sql`
      delete from order_care c using order_parties o where o.order_id = c.order_id and o.customer_id = ${userId}`)
    return []
  },
}
