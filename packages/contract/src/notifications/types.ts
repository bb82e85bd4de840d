import type { OrderId } from '../ids.ts'

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
  'ring',
  'request',
  'rating',
  'verification',
  'reach',
  'appeal',
  'booking',
  'complaint',
  'webhook',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const channels = ['in_app', 'push', 'email'] as const
export type Channel = (typeof channels)[number]

/** Types that only Washers receive. */
export const washerTypes: readonly NotificationType[] = ['request', 'earnings', 'rating', 'verification', 'appeal']

/** The channels of each type, unless the user has changed them. */
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
  ring: ['in_app', 'push'],
  // Requests expire within seconds, so a list would only show missed ones.
  request: ['push'],
  rating: ['in_app'],
  verification: ['in_app', 'push', 'email'],
  // The person has asked for it.
  reach: ['in_app', 'push', 'email'],
  appeal: ['in_app', 'push', 'email'],
  booking: ['in_app', 'push', 'email'],
  complaint: ['in_app', 'push', 'email'],
  webhook: ['in_app', 'email'],
}

const screens: Readonly<Record<NotificationType, string>> = {
  acceptance: '/pickup-in-progress',
  pickup: '/pickup-in-progress',
  'laundry-complete': '/laundry-in-progress',
  delivery: '/order-completed',
  /** Redirects to the claim of the order, or to the receipt if there is none. */
  compensation: '/claims',
  payment: '/receipt',
  earnings: '/earnings',
  order: '/pickup-in-progress',
  message: '/chat',
  ring: '/pickup-in-progress',
  request: '/home-screen',
  rating: '/order-completed',
  verification: '/provider/verification',
  reach: '/home-screen',
  appeal: '/provider/offers',
  booking: '/schedule',
  complaint: '/complaints',
  webhook: '/account/webhooks',
}

/** Types whose screen shows more than one order. */
const ownScreens: readonly NotificationType[] = [
  'request',
  'earnings',
  'verification',
  'reach',
  'appeal',
  'booking',
  'webhook',
]

/** The screen of a notification. Screens of orders redirect if the order has moved since. */
export function notificationPath(notification: {
  type: NotificationType
  order_id: OrderId | null
}): string | undefined {
  if (ownScreens.includes(notification.type)) return screens[notification.type]
  return notification.order_id === null ? undefined : `${screens[notification.type]}?order=${notification.order_id}`
}
