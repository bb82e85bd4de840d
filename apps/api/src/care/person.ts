import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'
import { preferencesOf } from './queries.ts'

/** How a person's laundry should be treated. Allergies go with the account, also those of past orders. */
export const carePerson: PersonPart = {
  read: async (q, userId) => ({
    sections: {
      care_preferences: (await preferencesOf(q, userId)) ?? null,
      order_care: await q.all(sql`
        select c.order_id as "orderId", c.wishes, c.ticked, c.ticked_at as "tickedAt"
        from order_care c join orders o on o.id = c.order_id where o.customer_id = ${userId} order by c.order_id`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from care_preferences where user_id = ${userId}`)
    await tx.run(sql`
      delete from order_care c using orders o where o.id = c.order_id and o.customer_id = ${userId}`)
    return []
  },
}
