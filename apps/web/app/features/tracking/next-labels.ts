import { market } from '@washline/contract/market'
import type { Order } from '@washline/contract/orders/schemas'
import { promisedAt } from '../../domain/order/order-progress.ts'
import type { OrderSide } from '../../domain/order/order-side.ts'
import { washerOf } from '../../domain/washer/washer-name.ts'
import { formatTimeOrDate } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** What happens next, for the customer: who does what, and by when. A time that has passed is left out. */
export function nextText(order: Order, nowMs: number): string {
  const name = washerOf(order.provider)?.name ?? ''
  const next = order.promise?.next
  if (next?.what === 'answer') return t('Next: your answer to the new item list.')
  if (next?.what === 'pickUp' && next.by === 'customer')
    return t('Next: hand the laundry over. {name} is at your door.', { name })
  const until = next?.until ?? deadlineOf(order)
  const isAhead = until !== null && Date.parse(until) > nowMs
  return isAhead ? withTime(order, { name, time: formatTimeOrDate(until, nowMs) }) : withoutTime(order, name)
}

/** Above the minutes and the time of the way back: the door is the customer's. */
export const returnTexts = (side: OrderSide) =>
  side === 'customer'
    ? { inText: t('At your door in'), atText: t('At your door at') }
    : { inText: t('At the door in'), atText: t('At the door at') }

function withTime(order: Order, values: { name: string; time: string }): string {
  if (order.status === 'accepted')
    return t('Next: {name} picks up the laundry by {time}. Your 3 hours start then.', values)
  if (order.status === 'picked_up')
    return t('Next: {name} starts the wash by {time}. After that the item list can no longer be changed.', values)
  if (!order.laundry_completed_at) return t('Next: {name} finishes the wash by {time}.', values)
  return t('Next: {name} brings it to your door by {time}.', values)
}

function withoutTime(order: Order, name: string): string {
  if (order.status === 'accepted') return t('Next: {name} picks up the laundry. Your 3 hours start then.', { name })
  if (order.status === 'picked_up')
    return t('Next: {name} starts the wash. After that the item list can no longer be changed.', { name })
  if (!order.laundry_completed_at) return t('Next: {name} finishes the wash.', { name })
  return t('Next: {name} brings it to your door.', { name })
}

/** The deadline of the step, where nothing was estimated. */
function deadlineOf({ status, pickup_time, picked_up_at, laundry_completed_at, promise_s }: Order): string | null {
  if (status === 'accepted' || !picked_up_at) return pickup_time
  const inS = status === 'picked_up' ? market.promise.startS : laundry_completed_at ? promise_s : market.promise.readyS
  return promisedAt(picked_up_at, inS).toISOString()
}
