import { add, leastOf, type Minor, minor, mostOf, subtract } from '@washline/contract/money'

export interface OrderCaptured {
  /** The card's capture, less refunds. */
  readonly cardLeftMinor: Minor
  /** The wallet's part, less refunds. */
  readonly walletLeftMinor: Minor
  /** Credited for a missed promise, which counts as refunded. */
  readonly creditedMinor: Minor
}

/** What may still be refunded of an order: never more than was paid, credits included. */
export const refundableMinor = ({ cardLeftMinor, walletLeftMinor, creditedMinor }: OrderCaptured): Minor =>
  mostOf(minor(0), subtract(add(cardLeftMinor, walletLeftMinor), creditedMinor))

/** The wallet paid first, so the card is refunded first; each at most what it paid. */
export function shareRefund(
  taken: OrderCaptured,
  askedMinor: Minor | undefined,
): { readonly cardMinor: Minor; readonly walletMinor: Minor } | 'too_much' {
  const leftMinor = refundableMinor(taken)
  const amountMinor = askedMinor ?? leftMinor
  if (amountMinor <= 0 || amountMinor > leftMinor) return 'too_much'
  const cardMinor = leastOf(amountMinor, taken.cardLeftMinor)
  return { cardMinor, walletMinor: subtract(amountMinor, cardMinor) }
}
