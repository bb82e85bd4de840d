import type { getChat, Message } from '@washline/contract/chat/endpoints'
import type { Answer } from '@washline/contract/endpoint'
import type { MessageId, OrderId, UserId } from '@washline/contract/ids'
import type { Queued } from '../../platform/queue/queued.ts'

export type ChatPage = Answer<typeof getChat>

/** Newest page first, as they were read. */
export interface ChatPages {
  pages: ChatPage[]
  pageParams: unknown[]
}

/** A queued message. */
export interface Outgoing {
  chatId: OrderId
  content: string
  photo: Blob | null
}

export type Unsent = Queued<Outgoing>

/** The queued messages of one chat; those behind one that waits for the network wait as well. */
export function unsentOf(queued: readonly Queued[], chatId: OrderId): Unsent[] {
  const mine = (queued as readonly Unsent[]).filter(
    ({ kind, payload }) => kind === 'message' && payload.chatId === chatId,
  )
  const firstWaiting = mine.findIndex(({ state }) => state === 'waiting')
  return mine.map((each, index) =>
    firstWaiting !== -1 && index > firstWaiting && each.state === 'sending' ? { ...each, state: 'waiting' } : each,
  )
}

/** All messages, oldest first. */
export const allMessages = (pages: readonly ChatPage[]): Message[] =>
  [...pages].reverse().flatMap((page) => page.messages)

const changeMessages = (chat: ChatPages, change: (messages: Message[], page: number) => Message[]): ChatPages => ({
  ...chat,
  pages: chat.pages.map((page, index) => ({ ...page, messages: change(page.messages, index) })),
})

/** Adds a message to the newest page, unless it is there already. */
export function addMessage(chat: ChatPages, message: Message): ChatPages {
  const isThere = chat.pages.some((page) => page.messages.some(({ id }) => id === message.id))
  return isThere ? chat : changeMessages(chat, (messages, page) => (page === 0 ? [...messages, message] : messages))
}

/** Marks all messages up to one, except the recipient's own, as delivered. */
export const markDelivered = (
  chat: ChatPages,
  { recipientId, upTo, at }: { recipientId: UserId; upTo: MessageId; at: string },
): ChatPages =>
  changeMessages(chat, (messages) =>
    messages.map((message) =>
      message.id <= upTo && message.sender_id !== recipientId && message.delivered_at === null
        ? { ...message, delivered_at: at }
        : message,
    ),
  )

/** Marks all messages up to one, except the reader's own, as read and delivered. */
export const markRead = (
  chat: ChatPages,
  { readerId, upTo, at }: { readerId: UserId; upTo: MessageId; at: string },
): ChatPages =>
  changeMessages(markDelivered(chat, { recipientId: readerId, upTo, at }), (messages) =>
    messages.map((message) =>
      message.id <= upTo && message.sender_id !== readerId && message.read_at === null
        ? { ...message, read_at: at }
        : message,
    ),
  )

/** The delivery state of the viewer's message. */
export const progressOf = ({ delivered_at, read_at }: Message): 'sent' | 'delivered' | 'read' =>
  read_at ? 'read' : delivered_at ? 'delivered' : 'sent'

/** The first message of the other person that the viewer has not read. */
export const firstUnread = (messages: readonly Message[], recipientId: UserId): MessageId | undefined =>
  messages.find(({ sender_id, read_at }) => sender_id === recipientId && read_at === null)?.id

export interface Day<M> {
  /** The time of the day's first message. */
  at: string
  messages: M[]
}

const dayOf = (at: string) => new Date(at).toDateString()

/** Messages by day, in the viewer's time zone. */
export function byDay<M extends { created_at: string }>(messages: readonly M[]): Day<M>[] {
  const days: Day<M>[] = []
  for (const message of messages) {
    const last = days.at(-1)
    if (last && dayOf(last.at) === dayOf(message.created_at)) last.messages.push(message)
    else days.push({ at: message.created_at, messages: [message] })
  }
  return days
}

export type DayName = 'today' | 'yesterday' | 'other'

const dayMs = 86_400_000

export function dayName(at: string, nowMs: number): DayName {
  if (dayOf(at) === new Date(nowMs).toDateString()) return 'today'
  return dayOf(at) === new Date(nowMs - dayMs).toDateString() ? 'yesterday' : 'other'
}
