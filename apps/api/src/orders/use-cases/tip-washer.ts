import { messages } from '@washline/contract/messages'
import type { Payments } from '../../payments/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, Refusal } from '../../platform/http/refusal.ts'
import { lockOrder } from '../store.ts'
import type { BankQuestion } from './ask-card.ts'
import { checkRight } from './move-order.ts'

export interface TipWasherDeps {
  readonly db: Database
  readonly payments: Pick<Payments, 'settleWaitingTips' | 'beginTip' | 'chargeTip' | 'tippedMinor'>
}

export interface TipWasherInput {
  readonly orderId: number
  readonly customerId: number
  readonly amountMinor: number
  /** None for a tip from the wallet. */
  readonly cardId: string | null
  readonly requestKey: string | undefined
  /** Set when the customer comes back from their bank. */
  readonly paymentIntentId?: string | undefined
}

/** The sum of the order's tips, or the question of the customer's bank. */
export type TipOutcome = { readonly tipsMinor: number } | BankQuestion

/** The customer thanks the Washer of a completed order. */
export async function tipWasher(deps: TipWasherDeps, input: TipWasherInput): Promise<TipOutcome> {
  const { orderId, customerId, paymentIntentId } = input
  if (paymentIntentId === undefined) await deps.payments.settleWaitingTips({ orderId, customerId })
  const payment = await deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, orderId), { kind: 'customer', userId: customerId })
    if (order.status !== 'completed' || order.washerId === null)
      throw conflict('not_completed', messages.tips.notCompleted)
    return deps.payments.beginTip(tx, { ...input, washerId: order.washerId, paymentIntentId })
  })
  if (payment) {
    const outcome = await deps.payments.chargeTip(payment)
    if (!outcome.ok && outcome.authentication) return { message: outcome.message, ...outcome.authentication }
    if (!outcome.ok)
      throw new Refusal(422, 'card_declined', outcome.message, { errors: { payment_method_id: [outcome.message] } })
  }
  return { tipsMinor: await deps.payments.tippedMinor(deps.db, orderId) }
}
