export interface OrderTaken {
  /** Of the card's capture, what has not been given back. */
  readonly cardLeftMinor: number
  /** Of the wallet's part, the same. */
  readonly walletLeftMinor: number
  /** Given for a missed promise: given back in another way. */
  readonly creditedMinor: number
}

/** What may still be refunded of an order: never more than was taken, whatever way some of it went back. */
export const refundableMinor = ({ cardLeftMinor, walletLeftMinor, creditedMinor }: OrderTaken): number =>
  Math.max(0, cardLeftMinor + walletLeftMinor - creditedMinor)

/** The wallet paid first, so the card gets back first; each at most what it gave. */
export function shareRefund(
  taken: OrderTaken,
  askedMinor: number | undefined,
): { readonly cardMinor: number; readonly walletMinor: number } | 'too_much' {
  const leftMinor = refundableMinor(taken)
  const amountMinor = askedMinor ?? leftMinor
  if (amountMinor <= 0 || amountMinor > leftMinor) return 'too_much'
  const cardMinor = Math.min(amountMinor, taken.cardLeftMinor)
  return { cardMinor, walletMinor: amountMinor - cardMinor }
}
