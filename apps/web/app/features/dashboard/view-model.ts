import { market } from '@washline/contract/market'
import { type OrderStatus, orderScreens } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { formatTime } from '../../platform/format/date.ts'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { t } from '../../platform/i18n/i18n.ts'

const current: readonly OrderStatus[] = ['pending', 'accepted', 'picked_up', 'in_progress', 'delivered']
const past: readonly OrderStatus[] = ['completed', 'cancelled']

export const isCurrent = ({ status }: Pick<OrderSummary, 'status'>): boolean => current.includes(status)
export const isPast = ({ status }: Pick<OrderSummary, 'status'>): boolean => past.includes(status)

/** Where an order is looked at; nothing for a cancelled one. */
export function orderPath({ id, status }: Pick<OrderSummary, 'id' | 'status'>): string | undefined {
  const screen = orderScreens[status]
  return screen ? `${screen}?order=${id}` : undefined
}

/** How far the garment is along Picked Up, Washing, Delivering: -1 before the first, 3 when all are done. */
export function progressOf({ status, laundry_completed_at }: OrderSummary): number {
  switch (status) {
    case 'draft':
    case 'pending':
    case 'accepted':
    case 'cancelled':
      return -1
    case 'picked_up':
      return 0
    case 'in_progress':
      return laundry_completed_at ? 2 : 1
    case 'delivered':
    case 'completed':
      return 3
    default:
      return status satisfies never
  }
}

/** The one large thing to say about a current order, and the words beside it. */
export function newsOf(order: OrderSummary, nowMs: number): { fact: string; note: string } {
  if (order.status === 'delivered') return { fact: t('All there?'), note: t('Confirm that everything is back.') }
  if (order.status === 'pending') return { fact: t('Finding a Washer'), note: '' }
  if (!order.picked_up_at) {
    return order.pickup_time
      ? { fact: formatTime(order.pickup_time), note: t('pickup at your door') }
      : { fact: t('On the way'), note: '' }
  }
  const dueMs = Date.parse(order.picked_up_at) + market.promise.durationS * 1_000
  const note = t('back by {time}', { time: formatTime(dueMs) })
  return nowMs < dueMs ? { fact: formatTimeLeft((dueMs - nowMs) / 1_000), note } : { fact: t('Any moment'), note }
}
