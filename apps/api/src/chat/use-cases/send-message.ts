import type { Message } from '@washline/contract/chat/endpoints'
import { chatMessages } from '@washline/contract/chat/messages'
import type { OrderId, UserId } from '@washline/contract/ids'
import { sightOfOrder } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { photoKeyOf } from '../../platform/storage/photo-key-of.ts'
import type { Viewer } from '../../platform/storage/photo-rules.ts'
import { broadcastSent, messageWire } from '../channels.ts'
import type { SendMessageDeps } from '../deps.ts'
import { insertMessage, lockUnsentPhoto, setPhotoSent } from '../store.ts'
import { lockOpenChat } from './lock-open-chat.ts'

export interface SendMessageInput {
  readonly orderId: OrderId
  readonly sender: Viewer
  readonly content: string
  readonly url: string | undefined
  readonly socketId: string | undefined
}

/** Sends a message. Only a photo that the sender uploaded to this chat may be attached, so a message never links elsewhere. */
export async function sendMessage(deps: SendMessageDeps, input: SendMessageInput): Promise<Message> {
  const { orderId, content, url } = input
  const senderId = input.sender.userId
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const chat = await lockOpenChat(tx, { orderId, userId: senderId, at })
    const photoKey = url === undefined ? null : await lockPhoto(tx, { url, orderId, senderId })
    const row = await insertMessage(tx, { orderId, washerId: chat.washerId, senderId, content, photoKey, at })
    if (photoKey !== null) await setPhotoSent(tx, photoKey, row.id)
    // Everybody on the channel gets the same address: the one of its reader, who may lose access; the sender has the photo.
    const toRecipient = sightOfOrder(orderId, { userId: chat.recipientId, tokenId: null })
    const message = messageWire(row, (key) => deps.storage.url(key, toRecipient))
    await broadcastSent(deps.broadcast, tx, { orderId, message, exceptSocketId: input.socketId })
    await deps.events.publish(tx, 'message.sent', {
      orderId,
      messageId: row.id,
      senderId,
      recipientId: chat.recipientId,
      at,
    })
    return messageWire(row, (key) => deps.storage.url(key, sightOfOrder(orderId, input.sender)))
  })
}

async function lockPhoto(tx: Tx, photo: { url: string; orderId: OrderId; senderId: UserId }): Promise<string> {
  const key = photoKeyOf(photo.url)
  if (!key || !(await lockUnsentPhoto(tx, { ...photo, key }))) throw invalid({ url: [chatMessages.foreignPhoto] })
  return key
}
