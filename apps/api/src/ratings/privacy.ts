import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/**
 * Exports ratings given, received and reported; ratings received leave out their author. Erasure keeps them: they refer to the user, whose
 * name identity erases.
 */
export const ratingsPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      ratings_given: await q.all(sql`
        select order_id as "orderId", tenths, comment, created_at as "createdAt", hidden_at as "hiddenAt" from ratings
        where customer_id = ${userId} order by id`),
      ratings_received: await q.all(sql`
        select order_id as "orderId", tenths, created_at as "createdAt", answer, answered_at as "answeredAt",
          answer_hidden_at as "answerHiddenAt"
        from ratings where washer_id = ${userId} order by id`),
      ratings_reported: await q.all(sql`
        select rating_id as "ratingId", about, reason, reported_at as "reportedAt", decision from rating_reports
        where reporter_id = ${userId} order by id`),
    },
  }),
}
