import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type NotificationRow, notificationColumns } from './queries.ts'
import type { News } from './rules.ts'

export const insertNotification = (
  tx: Tx,
  news: News & { orderId: number | null; at: Date },
): Promise<NotificationRow> =>
  tx.one<NotificationRow>(sql`
    insert into notifications (user_id, type, title, message, highlight, order_id, created_at)
    values (${news.userId}, ${news.type}, ${news.title}, ${news.message}, ${news.highlight}, ${news.orderId}, ${news.at})
    returning ${notificationColumns}`)

/** Dismisses one of someone's own, also again; false when they have no such notification. */
export const dismiss = async (tx: Tx, userId: number, id: number, at: Date): Promise<boolean> =>
  (await tx.run(sql`
    update notifications set dismissed_at = coalesce(dismissed_at, ${at}) where id = ${id} and user_id = ${userId}`)) >
  0
