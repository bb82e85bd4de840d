import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** Exports booked pickups and hours. Erasure deletes them with the secret address; placed orders stay with orders. */
export const schedulePrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      bookedPickups: await q.all(sql`
        select s.repeat, s.address, s.notes, s.item_count as "itemCount", s.created_at as "createdAt", s.ended_at as "endedAt",
          array(select jsonb_build_object('from', b.from_at, 'to', b.to_at, 'state', b.state)
            from bookings b where b.schedule_id = s.id order by b.from_at) as pickups
        from schedules s where s.customer_id = ${userId} order by s.id`),
      workingHours: await q.all(sql`
        select time_zone as "timeZone", at_once as "atOnce", works_on_holidays as "worksOnHolidays", weekly, days
        from washer_hours where user_id = ${userId}`),
      calendarAddress: await q.all(sql`select created_at as since from calendar_feeds where user_id = ${userId}`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from schedules where customer_id = ${userId}`)
    await tx.run(sql`update bookings set preferred_washer_id = null where preferred_washer_id = ${userId}`)
    await tx.run(sql`delete from washer_hours where user_id = ${userId}`)
    await tx.run(sql`delete from calendar_feeds where user_id = ${userId}`)
    return []
  },
}
