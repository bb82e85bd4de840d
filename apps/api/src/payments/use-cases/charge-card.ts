import { messages } from '@washline/contract/messages'
import { Refusal } from '../../platform/http/refusal.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import { declineCodeOf, declineText } from '../rules/decline.ts'
import type { Payment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { settleCharge } from './settle-charge.ts'

export type ChargeOutcome =
  | { readonly ok: true; readonly intentId: string }
  | { readonly ok: false; readonly message: string }

/** Charges a recorded payment and books the answer. A repeat, or a second process, charges nothing more. */
export async function chargeCard(deps: PaymentsDeps, payment: Payment): Promise<ChargeOutcome> {
  if (payment.state === 'succeeded' && payment.intentId) return { ok: true, intentId: payment.intentId }
  if (payment.state === 'declined') return { ok: false, message: declineText(declineCodeOf(payment.declineCode)) }
  const { id, customerId, cardId, amountMinor, currency } = payment
  try {
    const result = await deps.gateway.charge({ customerId, cardId, amountMinor, currency, key: id })
    await settleCharge(deps, payment, result)
    return result.ok ? result : { ok: false, message: declineText(result.code) }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    deps.log.warn('payments.gateway-failed', { paymentId: id, reason: error.message })
    throw new Refusal(503, 'card_service_unavailable', messages.cards.unavailable)
  }
}
