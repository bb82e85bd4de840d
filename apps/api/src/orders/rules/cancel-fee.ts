import { market } from '@washline/contract/market'
import { leastOf, type Minor, minor } from '@washline/contract/money'

/** Free until some minutes after the acceptance; then a fee for the Washer's trip, at most the agreed total. */
export function cancelFee(order: { acceptedAt: Date | null; agreedMinor: Minor }, now: Date): Minor {
  const { lateCancelAfterMs, lateCancelMinor } = market.fees
  if (!order.acceptedAt || now.getTime() - order.acceptedAt.getTime() <= lateCancelAfterMs) return minor(0)
  return leastOf(lateCancelMinor, order.agreedMinor)
}
