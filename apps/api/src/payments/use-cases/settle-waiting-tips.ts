import { answerOf, GatewayFailure } from '../payment-gateway.ts'
import { waitingTips } from '../queries.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { settleCharge } from './settle-charge.ts'

/** Hears what banks have said meanwhile to a customer's earlier tips of an order: what one refused counts no longer. */
export async function settleWaitingTips(
  deps: PaymentsDeps,
  of: { orderId: number; customerId: number },
): Promise<void> {
  for (const payment of await waitingTips(deps.db, of)) {
    try {
      const result = answerOf(await deps.gateway.readIntent(payment.intentId))
      if (result) await settleCharge(deps, payment, result)
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error
      deps.log.warn('payments.gateway-failed', { paymentId: payment.id, reason: error.message })
    }
  }
}
