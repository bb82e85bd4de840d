import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { PaymentsDeps } from '../deps.ts'
import { insertPayment, type Payment, type PaymentId } from '../store.ts'
import { resumePayment } from './resume-payment.ts'

export interface AuthorizationInput {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly paymentMethodId: string
  readonly amountMinor: Minor
  /** Chosen by the caller; a repeat with the same one is the same attempt. */
  readonly attempt: PaymentId
  /** Set when the customer returns from their bank: that attempt continues. */
  readonly paymentIntentId?: string | undefined
}

/** Stores the attempt before the card is asked, so that the sweep finds it after a crash. */
export async function beginAuthorization(
  q: Queryable,
  deps: PaymentsDeps,
  input: AuthorizationInput,
): Promise<Payment> {
  const { orderId, customerId: userId, paymentMethodId: cardId, amountMinor, paymentIntentId: intentId } = input
  const request = { kind: 'order' as const, userId, orderId, cardId, amountMinor }
  return intentId === undefined
    ? insertPayment(q, deps.gateway.name, { ...request, id: input.attempt, at: deps.clock.now() })
    : resumePayment(q, { ...request, intentId })
}
