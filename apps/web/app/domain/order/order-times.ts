import { pickupLateAt } from '@washline/contract/orders/deadlines'
import type { Order } from '@washline/contract/orders/schemas'

const dateOf = (at: string | null) => (at === null ? null : new Date(at))

/** The pickup times of an order, as the rules of its deadlines read them. */
export const pickupTimesOf = ({
  pickup_time,
  accepted_at,
  arrived_at = null,
}: Pick<Order, 'pickup_time' | 'accepted_at' | 'arrived_at'>) => ({
  pickupAt: dateOf(pickup_time),
  acceptedAt: dateOf(accepted_at),
  arrivedAt: dateOf(arrived_at),
})

/** Whether the Washer of an order is so late to the pickup that cancelling is free. */
export function isWasherLate(
  order: Pick<Order, 'status' | 'pickup_time' | 'accepted_at' | 'arrived_at'>,
  nowMs: number,
): boolean {
  const lateAt = order.status === 'accepted' ? pickupLateAt(pickupTimesOf(order)) : null
  return lateAt !== null && nowMs >= lateAt.getTime()
}
