import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** Exports the places whose waitlist the person is on; erasure deletes them. Searches and offers belong to their orders. */
export const dispatchPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      waitlist: await q.all(sql`
        select address, latitude, longitude, created_at as "createdAt" from waitlist
        where user_id = ${userId} order by created_at`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from waitlist where user_id = ${userId}`)
    return []
  },
}
