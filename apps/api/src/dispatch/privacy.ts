import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/**
 * Exports the places whose waitlist the person is on, and a Washer's decisions and appeals, and what waves counted of them; erasure deletes them. Searches and
 * offers belong to their orders.
 */
export const dispatchPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      waitlist: await q.all(sql`
        select address, latitude, longitude, kind, created_at as "createdAt" from waitlist
        where user_id = ${userId} order by created_at`),
      offers_not_made: await q.all(sql`
        select at, why_not as "whyNot", score, score_parts as parts, match_parts as "matchParts", distance_m as "distanceM", changes
        from offers_not_made where washer_id = ${userId} order by id`),
      waves: await q.all(sql`
        select w.at, c.candidate - 'washerId' as counted from waves w, jsonb_array_elements(w.candidates) as c (candidate)
        where c.candidate ->> 'washerId' = ${String(userId)} order by w.id`),
      batches: await q.all(sql`
        select b.at, c.candidate - 'washerId' as counted
        from batches b, jsonb_array_elements(b.decision -> 'orders') as o (decided), jsonb_array_elements(o.decided -> 'candidates') as c (candidate)
        where b.decision is not null and c.candidate ->> 'washerId' = ${String(userId)} order by b.slot`),
      offer_appeals: await q.all(sql`
        select decision, text, created_at as "createdAt", outcome, reason, answered_at as "answeredAt"
        from offer_appeals where washer_id = ${userId} order by id`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from waitlist where user_id = ${userId}`)
    await tx.run(sql`delete from offers_not_made where washer_id = ${userId}`)
    // Without one of its candidates a wave or a batch could not be decided again.
    await tx.run(sql`delete from waves where candidates @> ${JSON.stringify([{ washerId: userId }])}::jsonb`)
    await tx.run(sql`
      update batches set decision = null
      where decision @> ${JSON.stringify({ orders: [{ candidates: [{ washerId: userId }] }] })}::jsonb`)
    await tx.run(sql`delete from offer_appeals where washer_id = ${userId}`)
    return []
  },
}
