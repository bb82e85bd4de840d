import { earningsMessages } from '@washline/contract/earnings/messages'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'

export interface CashOutAsked {
  readonly method: 'standard' | 'instant'
  /** Undefined for all that is available. */
  readonly askedMinor: Minor | undefined
  readonly availableMinor: Minor
}

export type CheckedCashOut =
  | { readonly ok: true; readonly amountMinor: Minor; readonly feeMinor: Minor }
  | { readonly ok: false; readonly field: 'amount_minor'; readonly text: string }

/** The amount that leaves the balance and the fee in it; or the reason for a refusal. */
export function checkCashOut({ method, askedMinor, availableMinor }: CashOutAsked): CheckedCashOut {
  const amountMinor = askedMinor ?? availableMinor
  const refused = (text: string): CheckedCashOut => ({ ok: false, field: 'amount_minor', text })
  if (amountMinor > availableMinor) return refused(earningsMessages.tooMuch)
  if (amountMinor < market.cashOut.minimumMinor) return refused(earningsMessages.tooSmall)
  return { ok: true, amountMinor, feeMinor: method === 'instant' ? market.cashOut.instantFeeMinor : minor(0) }
}
