import { chatRefusals } from '@washline/contract/chat/refusals'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { ChatRow } from '../queries.ts'
import { isChatOpen } from '../rules.ts'
import { lockChat } from '../store.ts'

/** Locks the chat; refuses users who are not in it (404) and chats that are closed (409). */
export async function lockOpenChat(
  tx: Tx,
  { orderId, userId, at }: { orderId: OrderId; userId: UserId; at: Date },
): Promise<ChatRow> {
  const chat = await lockChat(tx, orderId, userId)
  if (!chat) throw notFound()
  if (!isChatOpen(chat, at)) throw refuse(chatRefusals.chatClosed)
  return chat
}
