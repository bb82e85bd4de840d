import { type OrderTimes, timerSOf } from '@washline/contract/orders/deadlines'

/** Whether the laundry was back within the promise; a delivery in the countdown's last second is in time. */
export const keepsPromise = (pickedUpAt: Date, deliveredAt: Date, order: Pick<OrderTimes, 'promiseS'> = {}): boolean =>
  deliveredAt.getTime() - pickedUpAt.getTime() <= timerSOf(order) * 1_000
