import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'

/** Ratings given and answered, and the stars received without who gave them. They stay: the name beside them goes with the account. */
export const ratingsPerson: PersonPart = {
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
