import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** Exports the reports that the person made. Erasure keeps them: they also concern the reported person. */
export const safetyPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      reports: await q.all(sql`
        select about, order_id as "orderId", kind, text, created_at as "createdAt", outcome, note, closed_at as "closedAt"
        from reports where reporter_id = ${userId} order by id`),
    },
  }),
}
