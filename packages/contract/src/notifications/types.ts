export const notificationTypes = [
  'acceptance',
  'pickup',
  'laundry-complete',
  'delivery',
  'compensation',
  'payment',
  'earnings',
  'order',
  'message',
  'request',
  'rating',
  'verification',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const channels = ['in_app', 'push', 'email'] as const
export type Channel = (typeof channels)[number]

/** Only Washers are told of these. */
export const washerTypes: readonly NotificationType[] = ['request', 'earnings', 'rating', 'verification']

/** Which channels a type uses until the person says otherwise. */
export const defaultChannels: Readonly<Record<NotificationType, readonly Channel[]>> = {
  acceptance: ['in_app', 'push'],
  pickup: ['in_app', 'push'],
  'laundry-complete': ['in_app', 'push'],
  delivery: ['in_app', 'push', 'email'],
  compensation: ['in_app', 'push', 'email'],
  payment: ['in_app', 'push'],
  earnings: ['in_app', 'push', 'email'],
  order: ['in_app', 'push', 'email'],
  message: ['in_app', 'push'],
  // A request is over in seconds: what is read later would only tell of missed ones.
  request: ['push'],
  rating: ['in_app'],
  verification: ['in_app', 'push', 'email'],
}

const screens: Readonly<Record<NotificationType, string>> = {
  acceptance: '/pickup-in-progress',
  pickup: '/pickup-in-progress',
  'laundry-complete': '/laundry-in-progress',
  delivery: '/order-completed',
  /** It leads on to the one claim of the order, or to the receipt where the money came without one. */
  compensation: '/claims',
  payment: '/receipt',
  earnings: '/earnings',
  order: '/pickup-in-progress',
  message: '/chat',
  request: '/home-screen',
  rating: '/order-completed',
  verification: '/provider/verification',
}

/** Where the order of a notification is looked at; that screen leads on when the order has moved since. */
export function notificationPath(told: { type: NotificationType; order_id: number | null }): string | undefined {
  if (told.type === 'request' || told.type === 'earnings' || told.type === 'verification') return screens[told.type]
  return told.order_id === null ? undefined : `${screens[told.type]}?order=${told.order_id}`
}
