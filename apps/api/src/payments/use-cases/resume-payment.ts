import type { Queryable } from '../../platform/db/database.ts'
import { paymentByIntent } from '../queries.ts'
import type { Payment, PaymentKind } from '../store.ts'
import { authenticationExpired } from './charge-card.ts'

export interface Resumed {
  readonly kind: PaymentKind
  readonly userId: number
  readonly intentId: string
  readonly cardId: string
  /** Where the caller says it anew, it has to be what the bank was asked for. */
  readonly amountMinor: number
  readonly orderId: number | null
}

/** The payment that its payer comes back to from their bank; one for something else is as if it were not there. */
export async function resumePayment(q: Queryable, resumed: Resumed): Promise<Payment> {
  const payment = await paymentByIntent(q, resumed)
  const isSame =
    payment?.cardId === resumed.cardId &&
    payment.amountMinor === resumed.amountMinor &&
    payment.orderId === resumed.orderId
  if (!payment || !isSame) throw authenticationExpired()
  return payment
}
