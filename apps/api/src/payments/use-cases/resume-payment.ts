import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../../platform/db/queryable.ts'
import { paymentByIntent } from '../queries.ts'
import type { Payment, PaymentKind } from '../store.ts'
import { authenticationExpired } from './charge-card.ts'

export interface Resumed {
  readonly kind: PaymentKind
  readonly userId: UserId
  readonly intentId: string
  readonly cardId: string
  /** Must equal the amount that the bank was asked for. */
  readonly amountMinor: Minor
  readonly orderId: OrderId | null
}

/** The payment that its payer returns to from their bank; refused as expired when it is for something else. */
export async function resumePayment(q: Queryable, resumed: Resumed): Promise<Payment> {
  const payment = await paymentByIntent(q, resumed)
  const isSame =
    payment?.cardId === resumed.cardId &&
    payment.amountMinor === resumed.amountMinor &&
    payment.orderId === resumed.orderId
  if (!payment || !isSame) throw authenticationExpired()
  return payment
}
