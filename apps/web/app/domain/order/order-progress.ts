import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { t } from '../../platform/i18n/i18n.ts'

const current: readonly OrderStatus[] = ['pending', 'accepted', 'picked_up', 'in_progress', 'delivered']
const past: readonly OrderStatus[] = ['completed', 'cancelled']

/** Placed, and not yet confirmed by the customer. */
export const isCurrent = ({ status }: Pick<OrderSummary, 'status'>): boolean => current.includes(status)
export const isPast = ({ status }: Pick<OrderSummary, 'status'>): boolean => past.includes(status)

export const progressStops = () => [t('Picked Up'), t('Washing'), t('Delivering')] as const

/** The index among the stops: -1 before the first, 3 when all are done. */
export function progressOf({
  status,
  laundry_completed_at,
}: Pick<OrderSummary, 'status' | 'laundry_completed_at'>): number {
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

/** The moment by which the clothes are promised back. */
export const promisedAt = (pickedUpAt: string, promiseS: number = market.promise.durationS): Date =>
  new Date(Date.parse(pickedUpAt) + promiseS * 1_000)

/** Seconds left of the promise's timer; all of it before pickup, negative when late. */
export const timeLeftS = (
  pickedUpAt: string | null,
  nowMs: number,
  promiseS: number = market.promise.durationS,
): number => promiseS + 1 - (pickedUpAt === null ? 0 : Math.floor((nowMs - Date.parse(pickedUpAt)) / 1_000))
