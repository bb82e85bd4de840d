import { type Channel, defaultChannels, type NotificationType } from '@washline/contract/notifications/types'
import type { Language } from '@washline/contract/texts/languages'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type NotificationRow, notificationColumns } from './queries.ts'
import type { News } from './rules/news.ts'

export interface Told extends NotificationRow {
  readonly inApp: boolean
  readonly byMail: boolean
  /** Of the reader, where it is known. */
  readonly language: Language | null
  /** The devices that want it. */
  readonly deviceIds: readonly number[]
}

/** Notes the news with the ways it goes by, in one statement; nothing for somebody who wants to hear of it in no way. */
export function insertNotification(
  tx: Tx,
  news: News & { orderId: number | null; at: Date },
): Promise<Told | undefined> {
  const wants = (channel: Channel) => sql`
    coalesce((select is_on from notification_settings where user_id = ${news.userId} and type = ${news.type} and channel = ${channel}),
      ${defaultChannels[news.type].includes(channel)})`
  return tx.maybe<Told>(sql`
    with way as (
      select ${wants('in_app')} as in_app, ${wants('email')} as by_mail,
        case when ${wants('push')}
          then (select json_agg(id order by id) from push_subscriptions where user_id = ${news.userId}) end as devices
    )
    insert into notifications (user_id, type, title, message, highlight, text_values, order_id, created_at, in_app)
    select ${news.userId}, ${news.type}, ${news.title}, ${news.message}, ${news.highlight}, ${JSON.stringify(news.values)}::jsonb, ${news.orderId}::bigint,
      ${news.at}::timestamptz, in_app
    from way where in_app or by_mail or devices is not null
    returning ${notificationColumns}, in_app as "inApp", (select by_mail from way) as "byMail",
      coalesce((select devices from way), '[]') as "deviceIds",
      (select language from users where id = ${news.userId}) as language`)
}

/** Dismisses one of someone's own, also again; false when they have no such notification. */
export const dismiss = async (tx: Tx, userId: number, id: number, at: Date): Promise<boolean> =>
  (await tx.run(sql`
    update notifications set dismissed_at = coalesce(dismissed_at, ${at}) where id = ${id} and user_id = ${userId}`)) >
  0

/** Takes a dismissal back. */
export const restore = async (tx: Tx, userId: number, id: number): Promise<boolean> =>
  (await tx.run(sql`update notifications set dismissed_at = null where id = ${id} and user_id = ${userId}`)) > 0

/** News of messages are over once the messages are read, or newer ones told of. */
export const dismissMessageNews = (tx: Tx, read: { userId: number; orderId: number; at: Date }): Promise<number> =>
  tx.run(sql`
    update notifications set dismissed_at = ${read.at}
    where user_id = ${read.userId} and type = 'message' and order_id = ${read.orderId} and dismissed_at is null`)

export const saveSettings = (
  tx: Tx,
  userId: number,
  settings: readonly { type: NotificationType; channel: Channel; on: boolean }[],
): Promise<number> =>
  tx.run(sql`
    insert into notification_settings (user_id, type, channel, is_on)
    select ${userId}, s.type, s.channel, s.on
    from jsonb_to_recordset(${JSON.stringify(settings)}::jsonb) s (type text, channel text, "on" boolean)
    on conflict (user_id, type, channel) do update set is_on = excluded.is_on`)

const devicesKept = 10

/** Keeps the latest devices of a person. */
export async function saveSubscription(
  tx: Tx,
  device: { userId: number; tokenId: number; endpoint: string; p256dh: string; auth: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into push_subscriptions (endpoint, user_id, token_id, p256dh, auth, created_at)
    values (${device.endpoint}, ${device.userId}, ${device.tokenId}, ${device.p256dh}, ${device.auth}, ${device.at})
    on conflict (endpoint) do update set user_id = excluded.user_id, token_id = excluded.token_id, p256dh = excluded.p256dh,
      auth = excluded.auth, created_at = excluded.created_at`)
  await tx.run(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${device.userId} order by created_at desc, id desc offset ${devicesKept})`)
}

export const deleteSubscription = (
  tx: Tx,
  which: { id: number } | { userId: number; endpoint: string },
): Promise<number> =>
  tx.run(
    'id' in which
      ? sql`delete from push_subscriptions where id = ${which.id}`
      : sql`delete from push_subscriptions where user_id = ${which.userId} and endpoint = ${which.endpoint}`,
  )
