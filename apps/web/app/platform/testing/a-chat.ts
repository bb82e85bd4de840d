import type { getChat, Message } from '@washline/contract/chat/endpoints'
import type { Answer } from '@washline/contract/endpoint'
import { toMessageId, toOrderId } from '@washline/contract/ids'
import { aCustomer, aWasher } from './people.ts'

/** A message of `aWasher` to `aCustomer`, for tests. */
export const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: toMessageId(10),
  content: 'I am downstairs, blue door?',
  url: null,
  sender_id: aWasher().id,
  created_at: new Date().toISOString(),
  delivered_at: new Date().toISOString(),
  read_at: null,
  ...changes,
})

/** The chat of `aCustomer` with `aWasher`, for tests. */
export const aChat = (changes: Partial<Answer<typeof getChat>> = {}): Answer<typeof getChat> => ({
  success: true,
  chat_id: toOrderId(100_482),
  current_user_id: aCustomer().id,
  open: true,
  recipient: { id: aWasher().id, name: 'Noor’s Wash Room', person: 'Noor Wahid', avatar: null },
  messages: [aMessage()],
  has_more: false,
  ...changes,
})

/** The server took a message of `aCustomer`, for tests. */
export const aSentMessage = (content: string, changes: Partial<Message> = {}) =>
  ({
    success: true,
    message: aMessage({ id: toMessageId(11), content, sender_id: aCustomer().id, delivered_at: null, ...changes }),
  }) as const

/** The server took a message of `aCustomer`, and has it in the chat from then on. */
export function takenBy(chat: ReturnType<typeof aChat>, content: string, changes: Partial<Message> = {}) {
  const sent = aSentMessage(content, changes)
  chat.messages.push(sent.message)
  return sent
}
