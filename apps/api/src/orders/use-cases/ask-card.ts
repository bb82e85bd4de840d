import { declineRefusals, paymentRefusals } from '@washline/contract/payments/refusals'
import type { Authentication, AuthoriseResult, Authorized, Payment, Payments } from '../../payments/index.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** The bank requires the customer to authenticate first. */
export type BankQuestion = Authentication & { readonly message: string }

export interface CardAttempt {
  readonly payment: Payment
  /** The customer returns from the bank's authentication. */
  readonly isResumed: boolean
  /** Whether the customer can answer their bank; otherwise an authentication is a decline. */
  readonly payerPresent?: boolean
}

function refusalOf(answer: AuthoriseResult): Refusal | undefined {
  if (answer.ok) return undefined
  const { code, message } = answer
  if (code === 'gateway_unavailable') return refuse(paymentRefusals.cardServiceUnavailable, { retryAfterS: 5 })
  if (code === 'requires_action') return undefined
  return refuse(declineRefusals[code], { errors: { payment_method_id: [message] } })
}

/**
 * Authorizes the card, then commits the change that the authorization pays for. If the card is declined or the commit fails,
 * the authorization is abandoned. It stays open while the bank waits for the customer's authentication, and if the gateway
 * is unavailable after that authentication; the payments sweep ends it if the customer does not return.
 */
export async function askCard(
  deps: { readonly payments: Pick<Payments, 'authorize' | 'abandonAuthorization'> },
  { payment, isResumed, payerPresent = true }: CardAttempt,
  commit: (authorized: Authorized | undefined) => Promise<void>,
): Promise<'authorized' | BankQuestion> {
  const abandon = async (error: unknown): Promise<never> => {
    await deps.payments.abandonAuthorization(payment.id)
    throw error
  }
  const answer = await deps.payments.authorize(payment.id, { payerPresent, begun: payment }).catch(abandon)
  if (!answer.ok && answer.code === 'requires_action') return answer
  const refusal = refusalOf(answer)
  if (refusal && isResumed && refusal.definition === paymentRefusals.cardServiceUnavailable) throw refusal
  if (refusal) return abandon(refusal)
  await commit(answer.ok ? answer.authorized : undefined).catch(abandon)
  return 'authorized'
}
