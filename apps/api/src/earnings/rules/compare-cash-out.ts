interface Compared {
  readonly state: 'requested' | 'sent' | 'paid' | 'failed' | 'returned'
  readonly amountMinor: number
  readonly feeMinor: number
}

/** What the ledger has of a cash-out: taken from the balance, paid out and still there, given back. */
export interface BookedCashOut {
  readonly takenMinor: number
  readonly paidMinor: number
  readonly returnedMinor: number
}

/** Whether the ledger has of a cash-out what its state says. Gives what is wrong, as the rest of a sentence about it. */
export function compareCashOut(cashOut: Compared, booked: BookedCashOut): string | undefined {
  const { state, amountMinor, feeMinor } = cashOut
  const paidMinor = state === 'paid' ? amountMinor - feeMinor : 0
  const returnedMinor = state === 'failed' || state === 'returned' ? amountMinor : 0
  if (booked.takenMinor === amountMinor && booked.paidMinor === paidMinor && booked.returnedMinor === returnedMinor)
    return undefined
  return (
    `is ${state} with ${amountMinor}, ${feeMinor} of it the fee, but the ledger has ` +
    `${booked.takenMinor} taken, ${booked.paidMinor} paid out, ${booked.returnedMinor} given back`
  )
}

/** Whether the payout service has of a cash-out what we have. One under way may be ahead there. */
export function comparePayout(
  cashOut: Compared,
  payout: { readonly state: 'pending' | 'paid' | 'failed' } | undefined,
): string | undefined {
  const differs = `is ${cashOut.state}, but the payout is ${payout?.state ?? 'unknown'} there`
  switch (cashOut.state) {
    case 'requested':
      return undefined
    case 'sent':
      return payout ? undefined : differs
    case 'paid':
      return payout?.state === 'paid' ? undefined : differs
    case 'failed':
    case 'returned':
      return !payout || payout.state === 'failed' ? undefined : differs
    default:
      return cashOut.state satisfies never
  }
}
