import type { NotificationId, OrderId, PushSubscriptionId, UserId } from '@washline/contract/ids'
import type { Notification } from '@washline/contract/notifications/endpoints'
import type { NotificationSetting } from '@washline/contract/notifications/settings'
import { type Channel, defaultChannels, notificationTypes } from '@washline/contract/notifications/types'
import type { Language } from '@washline/contract/texts/languages'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { PushAddress } from './push-gateway.ts'
import type { NotificationValues } from './rules/notification-text.ts'

/** Title, message and highlight are English keys, neither translated nor filled in. */
export interface NotificationRow {
  readonly id: NotificationId
  readonly type: Notification['type']
  readonly title: string
  readonly message: string
  readonly highlight: string | null
  readonly values: NotificationValues
  readonly orderId: OrderId | null
  readonly createdAt: Date
}

export const notificationColumns = sql`
  id, type, title, message, highlight, text_values as "values", order_id as "orderId", created_at as "createdAt"`

/** A page of a user's notifications that are not dismissed, newest first. `next` is the cursor of the following page. */
export async function notificationsOf(
  q: Queryable,
  userId: UserId,
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

type NotificationToSend = NotificationRow & {
  readonly language: Language | null
  readonly userId: UserId
  readonly dismissedAt: Date | null
}
const columnsToSend = sql`
  n.id, n.type, n.title, n.message, n.highlight, n.text_values as "values", n.order_id as "orderId", n.created_at as "createdAt",
  n.user_id as "userId", n.dismissed_at as "dismissedAt",
  (select language from contacts where id = n.user_id) as language`

/** A notification with its device, if both still exist. */
export const pushToSend = (
  q: Queryable,
  notificationId: NotificationId,
  subscriptionId: PushSubscriptionId,
): Promise<(NotificationToSend & PushAddress) | undefined> =>
  q.maybe(sql`
    select ${columnsToSend}, s.endpoint, s.p256dh, s.auth
    from notifications n join push_subscriptions s on s.user_id = n.user_id
    where n.id = ${notificationId} and s.id = ${subscriptionId}`)

export const emailToSend = (
  q: Queryable,
  notificationId: NotificationId,
): Promise<(NotificationToSend & { readonly email: string }) | undefined> =>
  q.maybe(sql`
    select ${columnsToSend}, u.email from notifications n join contacts u on u.id = n.user_id
    where n.id = ${notificationId} and not u.is_deleted`)

/** The channels of each type for a user: the defaults with the user's changes. */
export async function settingsOf(q: Queryable, userId: UserId): Promise<NotificationSetting[]> {
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

export async function isPerson(q: Queryable, userId: UserId): Promise<boolean> {
  const row = await q.maybe(sql`select 1 from contacts where id = ${userId} and not is_deleted`)
  return row !== undefined
}
