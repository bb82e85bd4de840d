import type { GuestOrder } from '@washline/contract/sharing/endpoints'
import { t } from '../../platform/i18n/i18n.ts'

export function headline(order: GuestOrder): string {
  const washer = order.washer ?? ''
  switch (order.status) {
    case 'accepted':
      return t('{washer} is on the way to pick it up', { washer })
    case 'picked_up':
      return t('{washer} has the laundry', { washer })
    case 'in_progress':
      return order.laundry_completed_at
        ? t('{washer} is bringing it back', { washer })
        : t('{washer} is washing', { washer })
    case 'delivered':
    case 'completed':
      return t('It is back')
    case 'cancelled':
      return t('This order was cancelled')
    case 'draft':
    case 'pending':
      return t('Finding a Washer')
    default:
      return order.status satisfies never
  }
}
