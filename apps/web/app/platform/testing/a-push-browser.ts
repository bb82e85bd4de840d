import { onTestFinished } from 'vitest'

function replace(owner: object, name: string, descriptor: PropertyDescriptor): void {
  Object.defineProperty(owner, name, { configurable: true, ...descriptor })
  onTestFinished(() => void Reflect.deleteProperty(owner, name))
}

/** A browser without what push messages need. */
export const withoutServiceWorker = (): void =>
  replace(navigator.serviceWorker, 'getRegistration', { value: async () => undefined })

/** A browser with a service worker, whose push service and permissions the test sets; it answers what was asked of it. */
export function aPushBrowser({
  permission = 'default',
  onAsk = permission,
}: {
  permission?: NotificationPermission
  onAsk?: NotificationPermission
}) {
  const browser = { permission, asked: 0, subscribed: 0, isSubscribed: () => subscription !== null }
  let subscription: object | null = null
  const aSubscription = () => {
    browser.subscribed += 1
    const endpoint = `https://push.example.test/${browser.subscribed}`
    return {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        subscription = null
        return true
      },
    }
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription ??= aSubscription()
      return subscription
    },
  }
  replace(navigator.serviceWorker, 'getRegistration', { value: async () => ({ pushManager }) })
  replace(Notification, 'permission', { get: () => browser.permission })
  replace(Notification, 'requestPermission', {
    value: async () => {
      browser.asked += 1
      browser.permission = onAsk
      return onAsk
    },
  })
  return browser
}
