import type { OrderStatus } from '@washline/contract/orders/process'
import { t } from '../../platform/i18n/i18n.ts'
import type { OrderSide } from './order-side.ts'

/** What the link to an order does: a draft goes on, a delivered one waits for the customer's count, one that has ended is read. */
export function openOrderLabel(status: OrderStatus, side: OrderSide = 'customer'): string {
  if (status === 'draft') return t('Continue')
  if (status === 'completed' || status === 'cancelled') return t('Details')
  return status === 'delivered' && side === 'customer' ? t('Check and confirm') : t('Track Order')
}
