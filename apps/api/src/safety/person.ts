import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'

/** What a person reported. It stays when they leave: what happened concerns others, too. */
export const safetyPerson: PersonPart = {
  read: async (q, userId) => ({
    sections: {
      reports: await q.all(sql`
        select about, order_id as "orderId", kind, text, created_at as "createdAt", outcome, note, closed_at as "closedAt"
        from reports where reporter_id = ${userId} order by id`),
    },
  }),
}
