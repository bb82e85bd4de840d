import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** The tags that a person made. The paper may be on others' bags: without its maker a code leads to nobody. */
export const tagsPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      tags: await q.all(
        sql`select code, made_at as "madeAt" from tags where made_by = ${userId} order by made_at, code`,
      ),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`update tags set made_by = null where made_by = ${userId}`)
    return []
  },
}
