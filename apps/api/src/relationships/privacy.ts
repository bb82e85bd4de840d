import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/**
 * Exports the person's favourites and blocks. Erasure deletes both and the favourites of others that point to the person; blocks made by
 * others stay.
 */
export const relationshipsPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      favourites: await q.all(sql`
        select w.business_name as name, f.created_at as "createdAt" from favourites f join washer_profiles w on w.user_id = f.washer_id
        where f.customer_id = ${userId} order by f.created_at`),
      blocks: await q.all(sql`
        select u.name, b.created_at as "createdAt" from blocks b join people u on u.id = b.blocked_id
        where b.blocker_id = ${userId} order by b.created_at`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from favourites where ${userId} in (customer_id, washer_id)`)
    await tx.run(sql`delete from blocks where blocker_id = ${userId}`)
    return []
  },
}
