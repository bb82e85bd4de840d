import { expect, test } from 'vitest'
import { openPush, type PushScope, showPush } from './show-push.ts'

function aScope(urls: readonly string[] = []) {
  const did: unknown[][] = []
  const tabs = urls.map((url) => {
    const tab = {
      url,
      focus: async () => {
        did.push(['focus', url])
        return tab
      },
      navigate: async (path: string) => void did.push(['navigate', path]),
    }
    return tab
  })
  const scope: PushScope = {
    registration: { showNotification: async (title, options) => void did.push([title, options]) },
    clients: { matchAll: async () => tabs, openWindow: async (path) => void did.push(['open', path]) },
  }
  return { scope, did }
}
const notification = {
  id: 7,
  type: 'delivery',
  title: 'Delivery complete',
  message: 'WL-100001 has been delivered.',
  highlight: null,
  order_id: 100_001,
  time: '2026-11-20T10:00:00.000Z',
}

test('shows the notification with the address of its order', async () => {
  const { scope, did } = aScope()
  await showPush(scope, JSON.stringify(notification))
  expect(did).toEqual([
    [
      'Delivery complete',
      expect.objectContaining({
        body: 'WL-100001 has been delivered.',
        tag: 'order-100001',
        data: { path: '/order-completed?order=100001' },
      }),
    ],
  ])
})

test.each([undefined, 'no JSON', '{}', '{"title":1}'])(
  'shows a notification for a push of %j, as browsers require',
  async (text) => {
    const { scope, did } = aScope()
    await showPush(scope, text)
    expect(did).toEqual([['Washline', expect.anything()]])
  },
)

const path = '/order-completed?order=100001'
test.each<[string, string[], unknown, unknown[][]]>([
  ['opens a tab where none is', [], { path }, [['open', path]]],
  [
    'leads an open one there',
    ['https://w.test/home-screen'],
    { path },
    [
      ['focus', 'https://w.test/home-screen'],
      ['navigate', path],
    ],
  ],
  [
    'prefers one that is there',
    ['https://w.test/', `https://w.test${path}`],
    { path },
    [['focus', `https://w.test${path}`]],
  ],
  ['opens the list without a path', [], undefined, [['open', '/notification']]],
])('a click %s', async (_, urls, data, expected) => {
  const { scope, did } = aScope(urls)
  await openPush(scope, data)
  expect(did).toEqual(expected)
})
