import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** Exports the Washer's profile and metrics. Erasure blanks name and places; the metrics stay, as their orders do. */
export const washersPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      washer_profile:
        (await q.maybe(sql`
          select business_name as "businessName", street, city, state, postal_code as "postalCode", country, latitude,
            longitude, online, radius_km as "radiusKm", verified_at as "verifiedAt", orders_done as "ordersDone",
            orders_on_time as "ordersOnTime", created_at as "createdAt"
          from washers where user_id = ${userId}`)) ?? null,
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`
      update washers set online = false, verified_at = null, business_name = 'Deleted', street = '', city = '', state = '',
        postal_code = '', country = '', latitude = null, longitude = null, last_latitude = null, last_longitude = null,
        last_position_at = null, left_latitude = null, left_longitude = null, left_at = null
      where user_id = ${userId}`)
    return []
  },
}
