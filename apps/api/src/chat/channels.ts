import type { Message } from '@washline/contract/chat/endpoints'
import {
  chatChannel,
  chatChannelPattern,
  messageSent,
  messagesDelivered,
  messagesRead,
} from '@washline/contract/chat/realtime'
import { type Ring, ringChanged } from '@washline/contract/chat/rings'
import { type MessageId, type OrderId, orderId, type UserId } from '@washline/contract/ids'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Broadcast, Channels } from '../platform/realtime/channels.ts'
import { isOfChat, type MessageRow, type RingRow } from './queries.ts'

/** The customer and the current Washer of the order may subscribe. */
export const chatChannels = (channels: Channels, deps: { db: Database }): void =>
  channels.allow(chatChannelPattern, orderId, 'orders:read', (userId, orderId) => isOfChat(deps.db, orderId, userId))

export const messageWire = (row: MessageRow, photoUrl: (key: string) => string | null): Message => ({
  id: row.id,
  content: row.content,
  url: row.photoKey && photoUrl(row.photoKey),
  sender_id: row.senderId,
  created_at: row.createdAt.toISOString(),
  delivered_at: row.deliveredAt?.toISOString() ?? null,
  read_at: row.readAt?.toISOString() ?? null,
})

export const broadcastSent = (
  broadcast: Broadcast,
  tx: Tx,
  sent: { orderId: OrderId; message: Message; exceptSocketId: string | undefined },
): Promise<void> =>
  broadcast(tx, {
    channel: chatChannel(sent.orderId),
    event: messageSent.event,
    data: sent.message,
    exceptSocketId: sent.exceptSocketId,
  })

export const broadcastDelivered = (
  broadcast: Broadcast,
  tx: Tx,
  delivery: { orderId: OrderId; recipientId: UserId; upTo: MessageId; at: Date },
): Promise<void> =>
  broadcast(tx, {
    channel: chatChannel(delivery.orderId),
    event: messagesDelivered.event,
    data: {
      chat_id: delivery.orderId,
      recipient_id: delivery.recipientId,
      up_to: delivery.upTo,
      delivered_at: delivery.at.toISOString(),
    },
  })

export const broadcastRead = (
  broadcast: Broadcast,
  tx: Tx,
  reading: { orderId: OrderId; readerId: UserId; upTo: MessageId; at: Date },
): Promise<void> =>
  broadcast(tx, {
    channel: chatChannel(reading.orderId),
    event: messagesRead.event,
    data: {
      chat_id: reading.orderId,
      reader_id: reading.readerId,
      up_to: reading.upTo,
      read_at: reading.at.toISOString(),
    },
  })

export const ringWire = (row: RingRow): Ring => ({
  id: row.id,
  sender_id: row.senderId,
  at_door: row.isAtDoor,
  created_at: row.createdAt.toISOString(),
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
})

export const broadcastRing = (broadcast: Broadcast, tx: Tx, orderId: OrderId, ring: Ring): Promise<void> =>
  broadcast(tx, { channel: chatChannel(orderId), event: ringChanged.event, data: ring })
