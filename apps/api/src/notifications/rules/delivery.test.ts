import { describe, expect, it } from 'vitest'
import { pushMannerOf, topicOf } from './delivery.ts'
import { writeLetter } from './write-letter.ts'

it.each([
  ['pickup', 100_001, 'order-100001'],
  ['message', 100_001, 'message-100001'],
  ['request', 100_001, 'request-100001'],
  ['compensation', null, 'order-none'],
] as const)('%s of %s has the topic %s', (type, order_id, topic) => {
  expect(topicOf({ type, order_id })).toBe(topic)
  expect(topic).toMatch(/^[\w-]{1,32}$/)
})

it('a request is not delivered when it is over', () => {
  expect(pushMannerOf('request')).toEqual({ ttlS: 20, urgency: 'high' })
})

describe('a letter', () => {
  const links = {
    language: 'en' as const,
    say: (text: string) => text,
    open: 'https://w.test/o?a=1&b=2',
    settings: 'https://w.test/s',
    unsubscribe: 'https://w.test/u',
  }
  const news = { title: 'Tom & Jerry', message: 'Say <b>"hi"</b> to WL-1.', highlight: 'WL-1' }
  it('says the same in both forms, and its HTML has no markup but ours', () => {
    const { subject, text, html } = writeLetter(news, links)
    expect(subject).toBe('Tom & Jerry')
    for (const part of [news.message, links.open, links.settings, links.unsubscribe]) expect(text).toContain(part)
    expect(html).toContain('Say &#60;b&#62;&#34;hi&#34;&#60;/b&#62; to <strong>WL-1</strong>.')
    expect(html).toContain('href="https://w.test/o?a=1&#38;b=2"')
    expect(html).not.toMatch(/<script|<b>|<link|url\(/)
  })
})
