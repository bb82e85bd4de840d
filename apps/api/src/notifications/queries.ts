import type { Notification } from '@washline/contract/notifications/endpoints'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { NewsValues } from './rules/news.ts'

/** The texts are English, the keys of their translations, and not filled in yet. */
export interface NotificationRow {
  readonly id: number
  readonly type: Notification['type']
  readonly title: string
  readonly message: string
  readonly highlight: string | null
  readonly values: NewsValues
  readonly orderId: number | null
  readonly createdAt: Date
}

const maxListed = 100
export const notificationColumns = sql`
  id, type, title, message, highlight, text_values as "values", order_id as "orderId", created_at as "createdAt"`

/** What someone has not dismissed, newest first. */
export const notificationsOf = (q: Queryable, userId: number): Promise<NotificationRow[]> =>
  q.all<NotificationRow>(sql`
    select ${notificationColumns} from notifications
    where user_id = ${userId} and dismissed_at is null
    order by id desc limit ${maxListed}`)
