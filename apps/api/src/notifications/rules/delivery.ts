import type { Notification } from '@washline/contract/notifications/endpoints'

/** Time to live and urgency of the push messages of a type. */
export function pushMannerOf(type: Notification['type']): { ttlS: number; urgency: 'normal' | 'high' } {
  switch (type) {
    case 'request':
      return { ttlS: 20, urgency: 'high' }
    case 'ring':
      return { ttlS: 120, urgency: 'high' }
    case 'message':
    case 'delivery':
    case 'order':
      return { ttlS: 6 * 3_600, urgency: 'high' }
    default:
      return { ttlS: 24 * 3_600, urgency: 'normal' }
  }
}

/** Push messages of one order replace each other on a device, except those of messages, rings, requests, ratings and verification. */
export function topicOf({ type, order_id }: Pick<Notification, 'type' | 'order_id'>): string {
  const about =
    type === 'message' || type === 'ring' || type === 'request' || type === 'rating' || type === 'verification'
      ? type
      : 'order'
  return `${about}-${order_id ?? 'none'}`
}

/** Delay of the push message of a chat message, so that a recipient with the chat open gets none. */
export const messagePatienceMs = 4_000
/** Notifications older than this are not sent by email any more. */
export const emailLifetimeMs = 24 * 3_600_000
