import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import { settingsOf } from './queries.ts'

/** Exports notifications, settings and devices; erasure deletes them. */
export const notificationsPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      notifications: await q.all(sql`
        select type, title, message, order_id as "orderId", created_at as "createdAt", dismissed_at as "dismissedAt"
        from notifications where user_id = ${userId} order by id`),
      notification_settings: await settingsOf(q, userId),
      push_devices: await q.all(sql`
        select endpoint, created_at as "createdAt" from push_subscriptions where user_id = ${userId} order by id`),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from notifications where user_id = ${userId}`)
    await tx.run(sql`delete from notification_settings where user_id = ${userId}`)
    await tx.run(sql`delete from push_subscriptions where user_id = ${userId}`)
    return []
  },
}
