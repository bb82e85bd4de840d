import type { getChat, Message } from '@washline/contract/chat/endpoints'
import type { Answer } from '@washline/contract/endpoint'

export type ChatPage = Answer<typeof getChat>

/** Newest page first, as they were read. */
export interface ChatPages {
  pages: ChatPage[]
  pageParams: unknown[]
}

/** A message that this device has not handed over yet. */
export interface Unsent {
  /** Also the key under which the server knows a repeated send. */
  key: string
  content: string
  createdAt: string
  state: 'sending' | 'failed'
}

/** All messages, the oldest first. */
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

/** Marks all messages up to one, that the recipient did not write, as delivered. */
export const markDelivered = (
  chat: ChatPages,
  { recipientId, upTo, at }: { recipientId: number; upTo: number; at: string },
): ChatPages =>
  changeMessages(chat, (messages) =>
    messages.map((message) =>
      message.id <= upTo && message.sender_id !== recipientId && message.delivered_at === null
        ? { ...message, delivered_at: at }
        : message,
    ),
  )

export interface Day<M> {
  /** The first moment written on this day. */
  at: string
  messages: M[]
}

const dayOf = (at: string) => new Date(at).toDateString()

/** Messages by the day of their writing, in the reader's time zone. */
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
