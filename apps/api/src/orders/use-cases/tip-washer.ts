import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { tipMessages } from '@washline/contract/payments/messages'
import { declineRefusals } from '@washline/contract/payments/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import type { TipWasherDeps } from '../deps.ts'
import { lockOrder } from '../store.ts'
import type { BankQuestion } from './ask-card.ts'
import { checkRight } from './move-order.ts'

export interface TipWasherInput {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly amountMinor: Minor
  /** Null for a tip from the wallet. */
  readonly cardId: string | null
  readonly requestKey: string | undefined
  /** Set when the customer returns from the bank's authentication. */
  readonly paymentIntentId?: string | undefined
}

/** The sum of the order's tips, or the authentication that the bank requires. */
export type TipOutcome = { readonly tipsMinor: Minor } | BankQuestion

/** The customer tips the Washer of a completed order. */
export async function tipWasher(deps: TipWasherDeps, input: TipWasherInput): Promise<TipOutcome> {
  const { orderId, customerId, paymentIntentId } = input
  if (paymentIntentId === undefined) await deps.payments.settleWaitingTips({ orderId, customerId })
  const payment = await deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, orderId), { kind: 'customer', userId: customerId })
    if (order.status !== 'completed' || order.washerId === null)
      throw refuse(orderRefusals.wrongStatus, { message: tipMessages.notCompleted })
    return deps.payments.beginTip(tx, { ...input, washerId: order.washerId, paymentIntentId })
  })
  if (payment) {
    const outcome = await deps.payments.chargeTip(payment)
    if (!outcome.ok && outcome.authentication) return { message: outcome.message, ...outcome.authentication }
    if (!outcome.ok)
      throw refuse(declineRefusals.card_declined, {
        message: outcome.message,
        errors: { payment_method_id: [outcome.message] },
      })
  }
  return { tipsMinor: await deps.payments.tippedMinor(deps.db, orderId) }
}
