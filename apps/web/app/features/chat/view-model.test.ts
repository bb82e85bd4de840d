import type { Message } from '@washline/contract/chat/endpoints'
import { type MessageId, toMessageId, toOrderId, toUserId } from '@washline/contract/ids'
import { describe, expect, it } from 'vitest'
import {
  addMessage,
  allMessages,
  byDay,
  type ChatPage,
  type ChatPages,
  dayName,
  markDelivered,
  type Unsent,
  unsentOf,
} from './view-model.ts'

const aMessage = (id: MessageId, senderId = 1, created_at = '2026-11-20T05:00:00.000Z'): Message => ({
  id,
  content: `message ${id}`,
  url: null,
  sender_id: toUserId(senderId),
  created_at,
  delivered_at: null,
  read_at: null,
})
const aPage = (...messages: Message[]): ChatPage => ({
  success: true,
  chat_id: toOrderId(100_482),
  current_user_id: toUserId(1),
  open: true,
  recipient: { id: toUserId(2), name: 'Noor', avatar: null },
  messages,
  has_more: false,
})
const aChat = (...pages: ChatPage[]): ChatPages => ({ pages, pageParams: pages.map(() => undefined) })
const idsOf = (chat: ChatPages) => allMessages(chat.pages).map(({ id }) => id)

describe('the messages of a chat', () => {
  it('are sorted from the oldest page to the newest', () => {
    expect(
      idsOf(
        aChat(
          aPage(aMessage(toMessageId(3)), aMessage(toMessageId(4))),
          aPage(aMessage(toMessageId(1)), aMessage(toMessageId(2))),
        ),
      ),
    ).toEqual([1, 2, 3, 4])
  })

  it('take a new one at the end, once', () => {
    const chat = addMessage(
      aChat(aPage(aMessage(toMessageId(2))), aPage(aMessage(toMessageId(1)))),
      aMessage(toMessageId(3)),
    )
    expect(idsOf(addMessage(chat, aMessage(toMessageId(3))))).toEqual([1, 2, 3])
    expect(idsOf(addMessage(chat, aMessage(toMessageId(1))))).toEqual([1, 2, 3])
  })

  it('are delivered up to one, for their sender only', () => {
    const chat = aChat(aPage(aMessage(toMessageId(1)), aMessage(toMessageId(2), 2), aMessage(toMessageId(3))))
    const at = '2026-11-20T06:00:00.000Z'
    const marked = markDelivered(chat, { recipientId: toUserId(2), upTo: toMessageId(2), at })
    expect(allMessages(marked.pages).map(({ delivered_at }) => delivered_at)).toEqual([at, null, null])
  })
})

it('groups messages by day and names the days', () => {
  const day = (text: string) => new Date(text).toISOString()
  const days = byDay([
    aMessage(toMessageId(1), 1, day('2026-11-19T23:50:00')),
    aMessage(toMessageId(2), 1, day('2026-11-20T00:10:00')),
    aMessage(toMessageId(3), 1, day('2026-11-20T09:00:00')),
  ])
  expect(days.map(({ messages }) => messages.length)).toEqual([1, 2])
  const nowMs = Date.parse('2026-11-20T12:00:00')
  expect(days.map(({ at }) => dayName(at, nowMs))).toEqual(['yesterday', 'today'])
  expect(dayName(day('2026-11-12T12:00:00'), nowMs)).toBe('other')
})

it('shows messages behind a waiting one as waiting too, and none of another chat', () => {
  const unsent = (key: string, state: Unsent['state'], chatId = 1): Unsent => ({
    key,
    state,
    userId: toUserId(1),
    kind: 'message',
    line: `chat ${chatId}`,
    payload: { chatId: toOrderId(chatId), content: key, photo: null },
    queuedAt: '2026-11-20T12:00:00.000Z',
    position: 1,
    problem: null,
  })
  const queued = [unsent('a', 'refused'), unsent('b', 'waiting'), unsent('c', 'sending'), unsent('d', 'sending', 2)]
  expect(unsentOf(queued, toOrderId(1)).map(({ key, state }) => [key, state])).toEqual([
    ['a', 'refused'],
    ['b', 'waiting'],
    ['c', 'waiting'],
  ])
})
