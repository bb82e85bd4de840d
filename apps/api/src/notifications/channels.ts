import type { Notification } from '@washline/contract/notifications/endpoints'
import { notified, userChannel, userChannelPattern } from '@washline/contract/notifications/realtime'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast, Channels } from '../platform/realtime/channels.ts'
import type { NotificationRow } from './queries.ts'

/** Everybody hears of their own only. */
export const notificationsChannels = (channels: Channels): void =>
  channels.allow(userChannelPattern, async (userId, id) => userId === id)

export const notificationWire = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  highlight: row.highlight,
  order_id: row.orderId,
  time: row.createdAt.toISOString(),
})

export const tellNotified = (broadcast: Broadcast, tx: Tx, userId: number, row: NotificationRow): Promise<void> =>
  broadcast(tx, { channel: userChannel(userId), event: notified.event, data: notificationWire(row) })
