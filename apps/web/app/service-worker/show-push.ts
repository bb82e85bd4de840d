import { notification } from '@washline/contract/notifications/endpoints'
import { notificationPath } from '@washline/contract/notifications/types'

/** The parts of a service worker's scope that push messages need. */
export interface PushScope {
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenTab[]>
    openWindow(path: string): Promise<unknown>
  }
}

interface OpenTab {
  readonly url: string
  focus(): Promise<OpenTab>
  navigate(path: string): Promise<unknown>
}

/** For the `push` event: shows the notification. A notification about an order replaces the older one about it. */
export async function showPush(scope: PushScope, text: string | undefined): Promise<void> {
  const parsed = notification.safeParse(read(text))
  if (!parsed.success) return scope.registration.showNotification('Washline', { icon: '/icons/icon-192.png' })
  const { title, message, type, order_id } = parsed.data
  await scope.registration.showNotification(title, {
    body: message,
    icon: '/icons/icon-192.png',
    tag: `${type === 'message' || type === 'ring' || type === 'request' ? type : 'order'}-${order_id ?? 'none'}`,
    data: { path: notificationPath(parsed.data) ?? '/notification' },
  })
}

/** For the `notificationclick` event: shows its page in an open tab, or opens one. */
export async function openPush(scope: PushScope, data: unknown): Promise<void> {
  const path = pathOf(data)
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url.endsWith(path)) ?? tabs[0]
  if (!tab) {
    await scope.clients.openWindow(path)
    return
  }
  const focused = await tab.focus()
  if (!focused.url.endsWith(path)) await focused.navigate(path)
}

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

const pathOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string'
    ? data.path
    : '/notification'
