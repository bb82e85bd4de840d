import type { OrderId, UserId } from '@washline/contract/ids'
import type { PaymentsDeps } from '../deps.ts'
import { answerOf, GatewayFailure } from '../payment-gateway.ts'
import { waitingTips } from '../queries.ts'
import { settleCharge } from './settle-charge.ts'

/**
 * Reads the outcome of a customer's earlier tips that waited for authentication, so that declined ones no longer
 * count.
 */
export async function settleWaitingTips(
  deps: PaymentsDeps,
  of: { orderId: OrderId; customerId: UserId },
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
