import { market } from '@washline/contract/market'
import type { Order } from '@washline/contract/orders/schemas'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { t } from '../../platform/i18n/i18n.ts'

type Times = Pick<Order, 'picked_up_at' | 'delivered_at' | 'promise_kept'>

/** Whether the promise was kept, and in what time; null while that is open. */
export function promiseText({ picked_up_at, delivered_at, promise_kept }: Times): string | null {
  if (!picked_up_at || !delivered_at || promise_kept === null) return null
  const time = formatTimeLeft((Date.parse(delivered_at) - Date.parse(picked_up_at)) / 1_000)
  return promise_kept ? t('Promise kept: back in {time}', { time }) : t('Promise missed: back in {time}', { time })
}

/** How long the laundry was away, and by how much that was less than promised: '2 h 54 min', '6 min' left, '6 min early'. */
export function returnTexts({ promise_s, ...times }: Times & Pick<Order, 'promise_s'>) {
  const { picked_up_at, delivered_at, promise_kept } = times
  const back = t('Your laundry is back.')
  if (!picked_up_at || !delivered_at) return { time: null, left: null, margin: null, announced: back }
  const awayS = (Date.parse(delivered_at) - Date.parse(picked_up_at)) / 1_000
  const time = formatTimeLeft(awayS)
  const leftS = (promise_s ?? market.promise.durationS) - awayS
  const left = promise_kept && leftS >= 60 ? formatTimeLeft(leftS) : null
  const margin = left && t('{time} early', { time: left })
  return { time, left, margin, announced: [back, promiseText(times), margin].filter(Boolean).join(' ') }
}

/** When a delivery completes without a confirmation. */
export const confirmsItselfAt = (deliveredAt: string): Date =>
  new Date(Date.parse(deliveredAt) + market.orders.autoCompleteMs)
