import { market } from '@washline/contract/market'

/** Whether the laundry was back in time; the countdown's last second counts as kept. */
export const keepsPromise = (pickedUpAt: Date, deliveredAt: Date): boolean =>
  deliveredAt.getTime() - pickedUpAt.getTime() <= market.promise.timerS * 1_000
