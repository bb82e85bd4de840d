import { messages } from '@washline/contract/messages'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import type { ChatRow } from '../queries.ts'
import { isChatOpen } from '../rules.ts'
import { lockChat } from '../store.ts'

/** The chat for somebody who may write in it now. */
export async function lockOpenChat(
  tx: Tx,
  { orderId, userId, at }: { orderId: number; userId: number; at: Date },
): Promise<ChatRow> {
  const chat = await lockChat(tx, orderId, userId)
  if (!chat) throw notFound()
  if (!isChatOpen(chat, at)) throw conflict('chat_closed', messages.chat.closed)
  return chat
}
