import type { Message } from '@washline/contract/chat/endpoints'
import { messages } from '@washline/contract/messages'
import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import { photoKeyOf } from '../../platform/storage/photo-key-of.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { messageWire, tellSent } from '../channels.ts'
import { insertMessage, lockUnsentPhoto, setPhotoSent } from '../store.ts'
import { lockOpenChat } from './lock-open-chat.ts'

export interface SendMessageDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
  readonly broadcast: Broadcast
  readonly storage: Pick<Storage, 'url'>
}

export interface SendMessageInput {
  readonly orderId: number
  readonly senderId: number
  readonly content: string
  readonly url: string | undefined
  readonly socketId: string | undefined
}

/** Sends a message, with a photo that its sender has uploaded to this chat and not sent yet: nobody is led to another place. */
export async function sendMessage(deps: SendMessageDeps, input: SendMessageInput): Promise<Message> {
  const { orderId, senderId, content, url } = input
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const chat = await lockOpenChat(tx, { orderId, userId: senderId, at })
    const photoKey = url === undefined ? null : await lockPhoto(tx, { url, orderId, senderId })
    const row = await insertMessage(tx, { orderId, washerId: chat.washerId, senderId, content, photoKey, at })
    if (photoKey !== null) await setPhotoSent(tx, photoKey, row.id)
    const message = messageWire(deps.storage, row)
    await tellSent(deps.broadcast, tx, { orderId, message, exceptSocketId: input.socketId })
    await deps.facts.tell(tx, 'message.sent', {
      orderId,
      messageId: row.id,
      senderId,
      recipientId: chat.recipientId,
      at,
    })
    return message
  })
}

async function lockPhoto(tx: Tx, photo: { url: string; orderId: number; senderId: number }): Promise<string> {
  const key = photoKeyOf(photo.url)
  if (!key || !(await lockUnsentPhoto(tx, { ...photo, key }))) throw invalid({ url: [messages.chat.foreignPhoto] })
  return key
}
