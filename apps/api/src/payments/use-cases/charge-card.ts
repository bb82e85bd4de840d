import { cardMessages } from '@washline/contract/payments/messages'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { answerOf, type ChargeResult, GatewayFailure } from '../payment-gateway.ts'
import { declineCodeOf, declineText } from '../rules/decline.ts'
import type { Payment } from '../store.ts'
import type { Authentication } from './authorize-payment.ts'
import { settleCharge } from './settle-charge.ts'

export type ChargeOutcome =
  | { readonly ok: true; readonly intentId: string }
  | { readonly ok: false; readonly message: string; readonly authentication?: Authentication }

/** Charges a stored payment and books the answer. A repeat, or a second process, charges nothing more. */
export async function chargeCard(deps: PaymentsDeps, payment: Payment): Promise<ChargeOutcome> {
  if (payment.state === 'succeeded' && payment.intentId) return { ok: true, intentId: payment.intentId }
  if (payment.state === 'declined') return { ok: false, message: declineText(declineCodeOf(payment.declineCode)) }
  if (payment.state === 'abandoned') throw authenticationExpired()
  try {
    const result = await askOrRead(deps, payment)
    if (!result) throw authenticationExpired()
    await settleCharge(deps, payment, result)
    return outcomeOf(result)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn('payments.gateway-failed', { paymentId: payment.id, reason: error.message })
    throw refuse(paymentRefusals.cardServiceUnavailable)
  }
}

/** The payer returned to a payment that was abandoned meanwhile. */
export const authenticationExpired = () => refuse(paymentRefusals.authenticationExpired)

/** After the bank was asked, a repeated key returns the first answer, so only the intent has the outcome. */
const askOrRead = async ({ gateway }: PaymentsDeps, payment: Payment): Promise<ChargeResult | undefined> => {
  if (payment.state === 'authenticating' && payment.intentId)
    return answerOf(await gateway.readIntent(payment.intentId))
  const { id: key, kind, customerId, cardId, amountMinor, currency } = payment
  return gateway.charge({ customerId, cardId, amountMinor, currency, key, payerPresent: kind !== 'door_fee' })
}

const outcomeOf = (result: ChargeResult): ChargeOutcome => {
  if (result.ok) return result
  if (result.code !== 'requires_action') return { ok: false, message: declineText(result.code) }
  const { clientSecret, intentId: paymentIntentId } = result
  return {
    ok: false,
    message: cardMessages.authenticationRequired,
    authentication: { clientSecret, paymentIntentId },
  }
}
