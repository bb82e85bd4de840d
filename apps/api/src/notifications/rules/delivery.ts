import type { Notification } from '@washline/contract/notifications/endpoints'

/** How a push message of a type is sent: how long it is worth delivering, and how much it hurries. */
export function pushMannerOf(type: Notification['type']): { ttlS: number; urgency: 'normal' | 'high' } {
  switch (type) {
    case 'request':
      return { ttlS: 20, urgency: 'high' }
    case 'message':
    case 'delivery':
    case 'order':
      return { ttlS: 6 * 3_600, urgency: 'high' }
    default:
      return { ttlS: 24 * 3_600, urgency: 'normal' }
  }
}

/** News of one order take each other's place on a device; messages and requests stand beside them. */
export function topicOf({ type, order_id }: Pick<Notification, 'type' | 'order_id'>): string {
  const about =
    type === 'message' || type === 'request' || type === 'rating' || type === 'verification' ? type : 'order'
  return `${about}-${order_id ?? 'none'}`
}

/** A message that the other side reads in the open chat needs no push: it is given this long to arrive there. */
export const messagePatienceMs = 4_000
/** News that could not be mailed for so long is not news any more. */
export const letterLifeMs = 24 * 3_600_000
