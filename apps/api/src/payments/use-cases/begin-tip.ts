import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { deedId } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { tipsOf } from '../queries.ts'
import { insertPayment, type Payment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { bookTip, type Tip } from './book-tip.ts'
import { resumePayment } from './resume-payment.ts'

export interface TipInput extends Omit<Tip, 'id'> {
  /** None for a tip from the wallet. */
  readonly cardId: string | null
  readonly requestKey: string | undefined
  /** Set when the customer comes back from their bank. */
  readonly paymentIntentId?: string | undefined
}

/**
 * Gives a tip from the wallet at once, or notes down one that a card is about to be asked for, which the caller charges
 * after the commit. The caller holds the order, so that tips at the same moment count each other. One whose payer comes
 * back from their bank was counted when it began.
 */
export async function beginTip(tx: Tx, deps: PaymentsDeps, input: TipInput): Promise<Payment | undefined> {
  const { orderId, customerId: userId, washerId, amountMinor, cardId, requestKey, paymentIntentId: intentId } = input
  if (cardId !== null && intentId !== undefined)
    return resumePayment(tx, { kind: 'tip', userId, orderId, cardId, amountMinor, intentId })
  const id = requestKey ? deedId('tip', userId, requestKey) : deps.newId()
  const tips = await tipsOf(tx, orderId)
  const others = tips.filter((tip) => tip.id !== id).reduce((sum, tip) => sum + tip.amountMinor, 0)
  if (amountMinor < market.tips.minimumMinor) throw invalid({ amount: [messages.tips.tooSmall] })
  if (others + amountMinor > market.tips.perOrderMinor) throw invalid({ amount: [messages.tips.tooMuch] })
  if (cardId === null) {
    const isBooked = tips.some((tip) => tip.id === id)
    if (!isBooked) await bookTip(tx, deps, { ...input, id }, { owner: 'user', userId, name: 'wallet' })
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
