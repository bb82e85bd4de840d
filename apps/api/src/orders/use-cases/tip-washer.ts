import { messages } from '@washline/contract/messages'
import type { Payments } from '../../payments/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, Refusal } from '../../platform/http/refusal.ts'
import { lockOrder } from '../store.ts'
import { checkRight } from './move-order.ts'

export interface TipWasherDeps {
  readonly db: Database
  readonly payments: Pick<Payments, 'beginTip' | 'chargeTip' | 'tippedMinor'>
}

export interface TipWasherInput {
  readonly orderId: number
  readonly customerId: number
  readonly amountMinor: number
  /** None for a tip from the wallet. */
  readonly cardId: string | null
  readonly requestKey: string | undefined
}

/** The customer thanks the Washer of a completed order; gives the sum of the order's tips. */
export async function tipWasher(deps: TipWasherDeps, input: TipWasherInput): Promise<number> {
  const { orderId, customerId } = input
  const payment = await deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, orderId), { kind: 'customer', userId: customerId })
    if (order.status !== 'completed' || order.washerId === null)
      throw conflict('not_completed', messages.tips.notCompleted)
    return deps.payments.beginTip(tx, { ...input, washerId: order.washerId })
  })
  if (payment) {
    const outcome = await deps.payments.chargeTip(payment)
    if (!outcome.ok)
      throw new Refusal(422, 'card_declined', outcome.message, { errors: { payment_method_id: [outcome.message] } })
  }
  return deps.payments.tippedMinor(deps.db, orderId)
}
