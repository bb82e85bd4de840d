import type { OrderStatus } from '@washline/contract/orders/process'
import { t } from '../../platform/i18n/i18n.ts'

/** What the link to an order in progress does: a delivered one waits for the customer's count. */
export const openOrderLabel = (status: OrderStatus): string =>
  status === 'delivered' ? t('Check and confirm') : t('Track Order')
