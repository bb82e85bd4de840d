import type { Minor } from '@washline/contract/money'

interface Compared {
  readonly state: 'requested' | 'sent' | 'paid' | 'failed' | 'returned'
  readonly amountMinor: Minor
  readonly feeMinor: Minor
}

/**
 * The ledger's amounts of a cash-out: deducted from the balance, paid out and not returned, returned to the balance.
 */
export interface BookedCashOut {
  readonly deductedMinor: Minor
  readonly paidMinor: Minor
  readonly returnedMinor: Minor
}

/**
 * Compares a cash-out with its ledger transfers. Returns the difference as the rest of a sentence about the cash-out.
 */
export function compareCashOut(cashOut: Compared, booked: BookedCashOut): string | undefined {
  const { state, amountMinor, feeMinor } = cashOut
  const paidMinor = state === 'paid' ? amountMinor - feeMinor : 0
  const returnedMinor = state === 'failed' || state === 'returned' ? amountMinor : 0
  if (booked.deductedMinor === amountMinor && booked.paidMinor === paidMinor && booked.returnedMinor === returnedMinor)
    return undefined
  return (
    `is ${state} with ${amountMinor}, ${feeMinor} of it the fee, but the ledger has ` +
    `${booked.deductedMinor} deducted, ${booked.paidMinor} paid out, ${booked.returnedMinor} returned`
  )
}

/** Compares a cash-out with its payout at the payout service, which may be ahead while the cash-out is under way. */
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
