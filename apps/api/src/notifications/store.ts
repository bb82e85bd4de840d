import type { NotificationId, OrderId, PushSubscriptionId, SessionId, UserId } from '@washline/contract/ids'
import { type Channel, defaultChannels, type NotificationType } from '@washline/contract/notifications/types'
import type { Language } from '@washline/contract/texts/languages'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type NotificationRow, notificationColumns } from './queries.ts'
import type { NotificationText } from './rules/notification-text.ts'

export interface InsertedNotification extends NotificationRow {
  readonly inApp: boolean
  readonly byMail: boolean
  /** The user's language, if set. */
  readonly language: Language | null
  /** Devices to send a push message to. */
  readonly deviceIds: readonly PushSubscriptionId[]
}

/** Inserts a notification and returns it with its channels, in one statement; undefined if the user has turned all channels off. */
export function insertNotification(
  tx: Tx,
  notification: NotificationText & { orderId: OrderId | null; at: Date },
): Promise<InsertedNotification | undefined> {
  const wants = (channel: Channel) => sql`
    coalesce((select is_on from notification_settings where user_id = ${notification.userId} and type = ${notification.type} and channel = ${channel}),
      ${defaultChannels[notification.type].includes(channel)})`
  return tx.maybe<InsertedNotification>(sql`
    with wanted as (
      select ${wants('in_app')} as in_app, ${wants('email')} as by_mail,
        case when ${wants('push')}
          then (select json_agg(id order by id) from push_subscriptions where user_id = ${notification.userId}) end as devices
    )
    insert into notifications (user_id, type, title, message, highlight, text_values, order_id, created_at, in_app)
    select ${notification.userId}, ${notification.type}, ${notification.title}, ${notification.message}, ${notification.highlight}, ${JSON.stringify(notification.values)}::jsonb, ${notification.orderId}::bigint,
      ${notification.at}::timestamptz, in_app
    from wanted where in_app or by_mail or devices is not null
    returning ${notificationColumns}, in_app as "inApp", coalesce((select by_mail from wanted), false) as "byMail",
      coalesce((select devices from wanted), '[]') as "deviceIds",
      (select language from contacts where id = ${notification.userId}) as language`)
}

/** Dismisses a notification of the user; idempotent. Returns false if the user has no such notification. */
export const dismiss = async (tx: Tx, userId: UserId, id: NotificationId, at: Date): Promise<boolean> =>
  (await tx.run(sql`
    update notifications set dismissed_at = coalesce(dismissed_at, ${at}) where id = ${id} and user_id = ${userId}`)) >
  0

/** Restores a dismissed notification. */
export const restore = async (tx: Tx, userId: UserId, id: NotificationId): Promise<boolean> =>
  (await tx.run(sql`update notifications set dismissed_at = null where id = ${id} and user_id = ${userId}`)) > 0

/** Dismisses the notifications of a chat's messages, once they are read or replaced by a newer one. */
export const dismissMessageNotifications = (
  tx: Tx,
  read: { userId: UserId; orderId: OrderId; at: Date },
): Promise<number> =>
  tx.run(sql`
    update notifications set dismissed_at = ${read.at}
    where user_id = ${read.userId} and type = 'message' and order_id = ${read.orderId} and dismissed_at is null`)

/** Dismisses the notifications of an order's rings, once they are answered or replaced by a newer one. */
export const dismissRingNotifications = (
  tx: Tx,
  ring: { userId: UserId; orderId: OrderId; at: Date },
): Promise<number> =>
  tx.run(sql`
    update notifications set dismissed_at = ${ring.at}
    where user_id = ${ring.userId} and type = 'ring' and order_id = ${ring.orderId} and dismissed_at is null`)

export const saveSettings = (
  tx: Tx,
  userId: UserId,
  settings: readonly { type: NotificationType; channel: Channel; on: boolean }[],
): Promise<number> =>
  tx.run(sql`
    insert into notification_settings (user_id, type, channel, is_on)
    select ${userId}, s.type, s.channel, s.on
    from jsonb_to_recordset(${JSON.stringify(settings)}::jsonb) s (type text, channel text, "on" boolean)
    on conflict (user_id, type, channel) do update set is_on = excluded.is_on`)

const devicesLimit = 10

/** Saves a device and deletes the user's oldest ones beyond the limit. */
export async function saveSubscription(
  tx: Tx,
  device: { userId: UserId; tokenId: SessionId; endpoint: string; p256dh: string; auth: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into push_subscriptions (endpoint, user_id, token_id, p256dh, auth, created_at)
    values (${device.endpoint}, ${device.userId}, ${device.tokenId}, ${device.p256dh}, ${device.auth}, ${device.at})
    on conflict (endpoint) do update set user_id = excluded.user_id, token_id = excluded.token_id, p256dh = excluded.p256dh,
      auth = excluded.auth, created_at = excluded.created_at`)
  await tx.run(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${device.userId} order by created_at desc, id desc offset ${devicesLimit})`)
}

export const deleteSubscription = (
  tx: Tx,
  device: { id: PushSubscriptionId } | { userId: UserId; endpoint: string },
): Promise<number> =>
  tx.run(
    'id' in device
      ? sql`delete from push_subscriptions where id = ${device.id}`
      : sql`delete from push_subscriptions where user_id = ${device.userId} and endpoint = ${device.endpoint}`,
  )

export const deleteOldNotifications = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from notifications where created_at <= ${before}`)
