import { market } from '@washline/contract/market'
import type { Order } from '@washline/contract/orders/schemas'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { t } from '../../platform/i18n/i18n.ts'

type Times = Pick<Order, 'picked_up_at' | 'delivered_at' | 'promise_kept'>

/** Whether the promise was kept, and in what time; null while that is open. */
export function promiseText({ picked_up_at, delivered_at, promise_kept }: Times): string | null {
  if (!picked_up_at || !delivered_at || promise_kept === null) return null
  const time = formatTimeLeft((Date.parse(delivered_at) - Date.parse(picked_up_at)) / 1_000)
  return promise_kept ? t('Promise kept: back in {time}', { time }) : t('Promise missed: it took {time}', { time })
}

/** When a delivery completes without a confirmation. */
export const confirmsItselfAt = (deliveredAt: string): Date =>
  new Date(Date.parse(deliveredAt) + market.orders.autoCompleteMs)
