import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'

export interface CashOutAsked {
  readonly method: 'standard' | 'instant'
  /** All that is available where not said. */
  readonly askedMinor: number | undefined
  readonly availableMinor: number
}

export type CheckedCashOut =
  | { readonly ok: true; readonly amountMinor: number; readonly feeMinor: number }
  | { readonly ok: false; readonly field: 'amount'; readonly text: string }

/** What leaves the balance, and the fee in it; or why not. */
export function checkCashOut({ method, askedMinor, availableMinor }: CashOutAsked): CheckedCashOut {
  const amountMinor = askedMinor ?? availableMinor
  const refused = (text: string): CheckedCashOut => ({ ok: false, field: 'amount', text })
  if (amountMinor > availableMinor) return refused(messages.earnings.tooMuch)
  if (amountMinor < market.cashOut.minimumMinor) return refused(messages.earnings.tooSmall)
  return { ok: true, amountMinor, feeMinor: method === 'instant' ? market.cashOut.instantFeeMinor : 0 }
}
