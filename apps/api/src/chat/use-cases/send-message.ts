import type { Message } from '@washline/contract/chat/endpoints'
import { messages } from '@washline/contract/messages'
import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { messageWire, tellSent } from '../channels.ts'
import { isChatOpen, mediaAddressOf } from '../rules.ts'
import { insertMessage, lockChat } from '../store.ts'

export interface SendMessageDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
  readonly broadcast: Broadcast
  readonly storage: Pick<Storage, 'url' | 'mayRead'>
}

/** The key of a photo of ours that the sender was shown, so that nobody is sent to another place. */
const photoKeyOf = (deps: SendMessageDeps, url: string | undefined): string | null => {
  if (url === undefined) return null
  const address = mediaAddressOf(url)
  if (!address || !deps.storage.mayRead(address.key, address.until, address.signature))
    throw invalid({ url: [messages.chat.foreignPhoto] })
  return address.key
}

export async function sendMessage(
  deps: SendMessageDeps,
  input: { orderId: number; senderId: number; content: string; url: string | undefined; socketId: string | undefined },
): Promise<Message> {
  const { orderId, senderId, content } = input
  const photoKey = photoKeyOf(deps, input.url)
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const chat = await lockChat(tx, orderId, senderId)
    if (!chat) throw notFound()
    if (!isChatOpen(chat.endedAt, at)) throw conflict('chat_closed', messages.chat.closed)
    const row = await insertMessage(tx, { orderId, washerId: chat.washerId, senderId, content, photoKey, at })
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
