import { paymentById, refundById, untoldRefunds } from '../queries.ts'
import { saveRefundTold } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { tellGateway } from './tell-gateway.ts'

/** Sends a refund that the books already have to the card. Repeating it changes nothing: the refund's id is the key. */
export async function tellRefund(
  deps: Pick<PaymentsDeps, 'db' | 'gateway' | 'clock'>,
  refundId: string,
): Promise<void> {
  const { db, gateway, clock } = deps
  const refund = await refundById(db, refundId)
  if (!refund?.paymentId || refund.gatewayToldAt) return
  // Only what was captured can be refunded, and the capture may still be on its way.
  await tellGateway(deps, refund.paymentId)
  const payment = await paymentById(db, refund.paymentId)
  if (!payment?.intentId) throw new Error(`refund ${refundId} is of a payment that took nothing`)
  await gateway.refund(payment.intentId, { amountMinor: refund.cardMinor, key: refundId })
  await saveRefundTold(db, refundId, clock.now())
}

/** Sends the refunds that a lost job left untold. */
export async function tellLostRefunds(deps: PaymentsDeps, before: Date): Promise<void> {
  for (const { id } of await untoldRefunds(deps.db, deps.gateway.name, before)) {
    try {
      await tellRefund(deps, id)
    } catch (error) {
      deps.log.error('payments.refund-failed', error, { refundId: id })
    }
  }
}
