import type { NotificationId, OrderId } from '@washline/contract/ids'
import type { Notification } from '@washline/contract/notifications/endpoints'
import type { Channel } from '@washline/contract/notifications/types'
import { t } from '../../platform/i18n/i18n.ts'
import type { CareLabelName } from '../../ui/sprite.ts'
import type { NotificationPages } from './use-notifications.ts'

type Type = Notification['type']

/** The icon and the colour of each type. */
export const presentations: Record<Type, { label: CareLabelName; ink: string }> = {
  acceptance: { label: 'st-accepted', ink: 'var(--st-accepted)' },
  pickup: { label: 'st-picked_up', ink: 'var(--st-picked-up)' },
  'laundry-complete': { label: 'care-dry', ink: 'var(--st-pending)' },
  delivery: { label: 'st-delivered', ink: 'var(--st-completed)' },
  compensation: { label: 'care-iron', ink: 'var(--st-completed)' },
  message: { label: 'care-hand', ink: 'var(--st-accepted)' },
  ring: { label: 'care-hand', ink: 'var(--st-accepted)' },
  order: { label: 'st-in_progress', ink: 'var(--st-in-progress)' },
  request: { label: 'st-pending', ink: 'var(--st-pending)' },
  rating: { label: 'st-completed', ink: 'var(--st-in-progress)' },
  payment: { label: 'st-completed', ink: 'var(--st-completed)' },
  earnings: { label: 'st-completed', ink: 'var(--st-completed)' },
  verification: { label: 'st-accepted', ink: 'var(--st-accepted)' },
  reach: { label: 'care-tub', ink: 'var(--st-accepted)' },
  appeal: { label: 'st-accepted', ink: 'var(--st-accepted)' },
  booking: { label: 'st-pending', ink: 'var(--st-pending)' },
  complaint: { label: 'care-tub', ink: 'var(--st-in-progress)' },
  webhook: { label: 'care-no-wash', ink: 'var(--st-in-progress)' },
  approval: { label: 'st-pending', ink: 'var(--st-in-progress)' },
}

/** The message split around its highlighted phrase. */
export function cutAtHighlight(message: string, highlight: string | null): [string, string, string] {
  const start = highlight ? message.indexOf(highlight) : -1
  if (!highlight || start < 0) return [message, '', '']
  return [message.slice(0, start), highlight, message.slice(start + highlight.length)]
}

export const withoutNotification = (pages: NotificationPages, id: NotificationId): NotificationPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, data: page.data.filter((each) => each.id !== id) })),
})

/** Puts a notification back in its place, on the page of its neighbours. */
export function withNotification(pages: NotificationPages, notification: Notification): NotificationPages {
  const without = withoutNotification(pages, notification.id)
  const found = without.pages.findIndex(({ data }) => (data.at(-1)?.id ?? 0) < notification.id)
  const index = found < 0 ? without.pages.length - 1 : found
  return {
    ...without,
    pages: without.pages.map((page, n) =>
      n === index ? { ...page, data: [...page.data, notification].toSorted((a, b) => b.id - a.id) } : page,
    ),
  }
}

/** The name of each type in the settings. */
export function typeName(type: Type): string {
  switch (type) {
    case 'acceptance':
      return t('Order accepted')
    case 'pickup':
      return t('Pickup complete')
    case 'laundry-complete':
      return t('Laundry complete')
    case 'delivery':
      return t('Delivery complete')
    case 'compensation':
      return t('Compensation processed')
    case 'payment':
      return t('Payments and refunds')
    case 'earnings':
      return t('Earnings and payouts')
    case 'order':
      return t('Order changes')
    case 'message':
      return t('New message')
    case 'ring':
      return t('Ringing')
    case 'request':
      return t('New request')
    case 'rating':
      return t('New rating')
    case 'verification':
      return t('Verification')
    case 'reach':
      return t('Washers nearby')
    case 'appeal':
      return t('Answers about offers')
    case 'booking':
      return t('Booked pickups')
    case 'complaint':
      return t('Complaints')
    case 'webhook':
      return t('Webhooks')
    case 'approval':
      return t('Approvals')
    default:
      return type satisfies never
  }
}

export function channelName(channel: Channel): string {
  switch (channel) {
    case 'in_app':
      return t('App##channel')
    case 'push':
      return t('Push')
    case 'email':
      return t('Email##channel')
    default:
      return channel satisfies never
  }
}

export interface OrderGroup {
  key: string
  orderId: OrderId | null
  notifications: Notification[]
}

/** The notifications of one order together, where its newest one is; what concerns no order stays by itself. */
export function byOrder(notifications: readonly Notification[]): OrderGroup[] {
  const groups = new Map<string, OrderGroup>()
  for (const notification of notifications) {
    const { id, order_id: orderId } = notification
    const key = orderId === null ? `alone ${id}` : `order ${orderId}`
    const group = groups.get(key) ?? { key, orderId, notifications: [] }
    group.notifications.push(notification)
    groups.set(key, group)
  }
  return [...groups.values()]
}
