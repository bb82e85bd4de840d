import type { Language } from '@washline/contract/texts/languages'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type NotificationRow, notificationColumns } from './queries.ts'
import type { News } from './rules/news.ts'

/** Adds a notification; tells also the language of its reader, where it is known. */
export const insertNotification = (
  tx: Tx,
  news: News & { orderId: number | null; at: Date },
): Promise<NotificationRow & { readonly language: Language | null }> =>
  tx.one<NotificationRow & { readonly language: Language | null }>(sql`
    insert into notifications (user_id, type, title, message, highlight, text_values, order_id, created_at)
    values (${news.userId}, ${news.type}, ${news.title}, ${news.message}, ${news.highlight}, ${JSON.stringify(news.values)},
      ${news.orderId}, ${news.at})
    returning ${notificationColumns}, (select language from users where id = ${news.userId}) as language`)

/** Dismisses one of someone's own, also again; false when they have no such notification. */
export const dismiss = async (tx: Tx, userId: number, id: number, at: Date): Promise<boolean> =>
  (await tx.run(sql`
    update notifications set dismissed_at = coalesce(dismissed_at, ${at}) where id = ${id} and user_id = ${userId}`)) >
  0
