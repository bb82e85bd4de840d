import type { Notification } from '@washline/contract/notifications/endpoints'
import type { NotificationSetting } from '@washline/contract/notifications/settings'
import { type Channel, defaultChannels, notificationTypes } from '@washline/contract/notifications/types'
import type { Language } from '@washline/contract/texts/languages'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { PushAddress } from './push-gateway.ts'
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

export const notificationColumns = sql`
  id, type, title, message, highlight, text_values as "values", order_id as "orderId", created_at as "createdAt"`

/** A page of what someone has not dismissed, newest first. `next` is where the following page begins. */
export async function notificationsOf(
  q: Queryable,
  userId: number,
  page: { cursor?: number | undefined; limit: number },
): Promise<{ rows: NotificationRow[]; next: string | null }> {
  const found = await q.all<NotificationRow>(sql`
    select ${notificationColumns} from notifications
    where user_id = ${userId} and dismissed_at is null and in_app
      and id < coalesce(${page.cursor ?? null}::bigint, 9223372036854775807)
    order by id desc limit ${page.limit + 1}`)
  const rows = found.slice(0, page.limit)
  return { rows, next: found.length > rows.length ? String(rows.at(-1)?.id) : null }
}

type Waiting = NotificationRow & {
  readonly language: Language | null
  readonly userId: number
  readonly dismissedAt: Date | null
}
const waitingColumns = sql`
  n.id, n.type, n.title, n.message, n.highlight, n.text_values as "values", n.order_id as "orderId", n.created_at as "createdAt",
  n.user_id as "userId", n.dismissed_at as "dismissedAt",
  (select language from users where id = n.user_id) as language`

/** A notification with the device it shall go to, while both are there. */
export const pushToSend = (
  q: Queryable,
  notificationId: number,
  subscriptionId: number,
): Promise<(Waiting & PushAddress) | undefined> =>
  q.maybe(sql`
    select ${waitingColumns}, s.endpoint, s.p256dh, s.auth
    from notifications n join push_subscriptions s on s.user_id = n.user_id
    where n.id = ${notificationId} and s.id = ${subscriptionId}`)

export const letterToSend = (
  q: Queryable,
  notificationId: number,
): Promise<(Waiting & { readonly email: string }) | undefined> =>
  q.maybe(sql`
    select ${waitingColumns}, u.email from notifications n join users u on u.id = n.user_id
    where n.id = ${notificationId} and u.deleted_at is null`)

/** How a person is told of each type: the defaults, with what the person changed. */
export async function settingsOf(q: Queryable, userId: number): Promise<NotificationSetting[]> {
  const changed = await q.all<{ type: string; channel: string; on: boolean }>(
    sql`select type, channel, is_on as "on" from notification_settings where user_id = ${userId}`,
  )
  return notificationTypes.map((type) => {
    const isOn = (channel: Channel) =>
      changed.find((each) => each.type === type && each.channel === channel)?.on ??
      defaultChannels[type].includes(channel)
    return { type, in_app: isOn('in_app'), push: isOn('push'), email: isOn('email') }
  })
}

export async function isPerson(q: Queryable, userId: number): Promise<boolean> {
  const row = await q.maybe(sql`select 1 from users where id = ${userId} and deleted_at is null`)
  return row !== undefined
}
