import { market } from '@washline/contract/market'
import { tipMessages } from '@washline/contract/payments/messages'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { operationId } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { availableInWallet, recentCompensation } from '../queries/safeguards.ts'
import { tipsOf } from '../queries.ts'
import { insertPayment, lockWalletTips, type Payment } from '../store.ts'
import { bookTip, type Tip } from './book-tip.ts'
import { resumePayment } from './resume-payment.ts'

export interface TipInput extends Omit<Tip, 'id'> {
  /** Null for a tip from the wallet. */
  readonly cardId: string | null
  readonly requestKey: string | undefined
  /** Set when the customer returns from their bank. */
  readonly paymentIntentId?: string | undefined
}

/**
 * Books a tip from the wallet at once, or stores one that the caller charges to a card after the commit. The caller
 * locks the order, so that concurrent tips count each other. A tip that continues after authentication was counted
 * when it began.
 */
export async function beginTip(tx: Tx, deps: PaymentsDeps, input: TipInput): Promise<Payment | undefined> {
  const { orderId, customerId: userId, washerId, amountMinor, cardId, requestKey, paymentIntentId: intentId } = input
  if (cardId !== null && intentId !== undefined)
    return resumePayment(tx, { kind: 'tip', userId, orderId, cardId, amountMinor, intentId })
  const id = requestKey ? operationId('tip', userId, requestKey) : deps.newId()
  const tips = await tipsOf(tx, orderId)
  const others = tips.filter((tip) => tip.id !== id).reduce((sum, tip) => sum + tip.amountMinor, 0)
  if (amountMinor < market.tips.minimumMinor) throw invalid({ amount_minor: [tipMessages.tooSmall] })
  if (others + amountMinor > market.tips.perOrderMinor) throw invalid({ amount_minor: [tipMessages.tooMuch] })
  if (cardId === null) {
    const isBooked = tips.some((tip) => tip.id === id)
    if (isBooked) return undefined
    await checkCompensation(tx, deps, input)
    await bookTip(tx, deps, { ...input, id }, { owner: 'user', userId, name: 'wallet' })
    return undefined
  }
  const at = deps.clock.now()
  return insertPayment(tx, deps.gateway.name, {
    id,
    kind: 'tip',
    userId,
    orderId,
    payeeId: washerId,
    cardId,
    amountMinor,
    at,
  })
}

/** Compensation may not be tipped within the claim window, so that nobody claims for a Washer. It may pay for orders. */
async function checkCompensation(
  tx: Tx,
  { clock }: Pick<PaymentsDeps, 'clock'>,
  { customerId: userId, amountMinor }: Pick<TipInput, 'customerId' | 'amountMinor'>,
): Promise<void> {
  await lockWalletTips(tx, userId)
  const compensationMinor = await recentCompensation(tx, { userId, at: clock.now() })
  const availableMinor = await availableInWallet(tx, userId)
  const isCovered = amountMinor <= availableMinor
  if (isCovered && amountMinor > availableMinor - compensationMinor)
    throw refuse(paymentRefusals.tipFromCompensation, { values: { hours: market.claims.windowMs / 3_600_000 } })
}
