import type { Notification } from '@washline/contract/notifications/endpoints'
import { notified, userChannel, userChannelPattern } from '@washline/contract/notifications/realtime'
import type { Language } from '@washline/contract/texts/languages'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast, Channels } from '../platform/realtime/channels.ts'
import { sayKnown } from '../platform/texts/say.ts'
import type { NotificationRow } from './queries.ts'

/** Everybody hears of their own only. */
export const notificationsChannels = (channels: Channels): void =>
  channels.allow(userChannelPattern, async (userId, id) => userId === id)

/** A notification in a language. */
export const notificationWire = (row: NotificationRow, language: Language): Notification => ({
  id: row.id,
  type: row.type,
  title: sayKnown(language, row.title, row.values),
  message: sayKnown(language, row.message, row.values),
  highlight: row.highlight && sayKnown(language, row.highlight, row.values),
  order_id: row.orderId,
  time: row.createdAt.toISOString(),
})

export const tellNotified = (
  broadcast: Broadcast,
  tx: Tx,
  userId: number,
  row: NotificationRow & { readonly language: Language | null },
): Promise<void> =>
  broadcast(tx, {
    channel: userChannel(userId),
    event: notified.event,
    data: notificationWire(row, row.language ?? 'en'),
  })
