import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import { placesOf } from './queries.ts'

export const placesPrivacy: PrivacyPart = {
  read: async (q, userId) => ({ sections: { places: await placesOf(q, userId) } }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from places where user_id = ${userId}`)
    return []
  },
}
