import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'

/** Whom a person wants, and wants no more. What others have set towards them is theirs, and stays with them. */
export const tiesPerson: PersonPart = {
  read: async (q, userId) => ({
    sections: {
      favourites: await q.all(sql`
        select w.business_name as name, f.created_at as "createdAt" from favourites f join washers w on w.user_id = f.washer_id
        where f.customer_id = ${userId} order by f.created_at`),
      blocks: await q.all(sql`
        select u.name, b.created_at as "createdAt" from blocks b join users u on u.id = b.blocked_id
        where b.blocker_id = ${userId} order by b.created_at`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from favourites where ${userId} in (customer_id, washer_id)`)
    await tx.run(sql`delete from blocks where blocker_id = ${userId}`)
    return []
  },
}
