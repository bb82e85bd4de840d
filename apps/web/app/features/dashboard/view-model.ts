import type { OrderSummary } from '@washline/contract/orders/summary'
import { promisedAt, timeLeftS } from '../../domain/order/order-progress.ts'
import { formatTime } from '../../platform/format/date.ts'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** The headline of a current order, with the note beside it. */
export function headlineOf(order: OrderSummary, nowMs: number): { headline: string; note: string } {
  if (order.status === 'delivered')
    return { headline: t('Your laundry is back'), note: t('Confirm that everything is back.') }
  if (order.status === 'pending') return { headline: t('Finding a Washer'), note: '' }
  if (!order.picked_up_at) {
    return order.pickup_time
      ? { headline: formatTime(order.pickup_time), note: t('pickup at your door') }
      : { headline: t('On the way'), note: '' }
  }
  const dueMs = promisedAt(order.picked_up_at, order.promise_s).getTime()
  const note = t('back by {time}', { time: formatTime(dueMs) })
  const leftS = timeLeftS(order.picked_up_at, nowMs, order.promise_s)
  return leftS > 0 ? { headline: formatTimeLeft(leftS), note } : { headline: t('Any moment'), note }
}
