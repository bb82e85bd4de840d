import { market } from '@washline/contract/market'

/** Whether the laundry was back within the promise; a delivery in the countdown's last second is in time. */
export const keepsPromise = (pickedUpAt: Date, deliveredAt: Date): boolean =>
  deliveredAt.getTime() - pickedUpAt.getTime() <= market.promise.timerS * 1_000
