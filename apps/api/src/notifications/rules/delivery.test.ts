import { toOrderId } from '@washline/contract/ids'
import { describe, expect, it } from 'vitest'
import { pushMannerOf, topicOf } from './delivery.ts'
import { writeEmail } from './write-email.ts'

it.each([
  ['pickup', toOrderId(100_001), 'order-100001'],
  ['message', toOrderId(100_001), 'message-100001'],
  ['request', toOrderId(100_001), 'request-100001'],
  ['compensation', null, 'order-none'],
] as const)('gives type %s of order %s the topic %s', (type, order_id, topic) => {
  expect(topicOf({ type, order_id })).toBe(topic)
  expect(topic).toMatch(/^[\w-]{1,32}$/)
})

it('gives requests a time to live of 20 seconds', () => {
  expect(pushMannerOf('request')).toEqual({ ttlS: 20, urgency: 'high' })
})

describe('an email', () => {
  const links = {
    language: 'en' as const,
    translate: (text: string) => text,
    open: 'https://w.test/o?a=1&b=2',
    settings: 'https://w.test/s',
    unsubscribe: 'https://w.test/u',
  }
  const notification = { title: 'Tom & Jerry', message: 'Translate <b>"hi"</b> to WL-1.', highlight: 'WL-1' }
  it('has the same content as text and HTML, with user input escaped', () => {
    const { subject, text, html } = writeEmail(notification, links)
    expect(subject).toBe('Tom & Jerry')
    for (const part of [notification.message, links.open, links.settings, links.unsubscribe])
      expect(text).toContain(part)
    const number = '<strong><span style="white-space:nowrap">WL-1</span></strong>'
    expect(html).toContain(`Translate &lt;b&gt;&quot;hi&quot;&lt;/b&gt; to ${number}.`)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('href="https://w.test/o?a=1&amp;b=2"')
    expect(html).not.toMatch(/<script|<b>|<link|url\(/)
  })
})
