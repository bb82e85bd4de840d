import { market } from '@washline/contract/market'

/** Free until some minutes after a Washer has accepted; then a fee for the way, never more than the order. */
export function cancelFee(order: { acceptedAt: Date | null; agreedMinor: number }, now: Date): number {
  const { lateCancelAfterMs, lateCancelMinor } = market.fees
  if (!order.acceptedAt || now.getTime() - order.acceptedAt.getTime() <= lateCancelAfterMs) return 0
  return Math.min(lateCancelMinor, order.agreedMinor)
}
