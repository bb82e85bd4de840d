import type { PaymentsDeps } from '../deps.ts'
import { paymentById, refundById, unsyncedRefunds } from '../queries.ts'
import { saveRefundSynced } from '../store.ts'
import { syncGateway } from './sync-gateway.ts'

/** Sends a booked refund to the card. Repeating it changes nothing: the refund's id is the key. */
export async function syncRefund(
  deps: Pick<PaymentsDeps, 'db' | 'gateway' | 'clock'>,
  refundId: string,
): Promise<void> {
  const { db, gateway, clock } = deps
  const refund = await refundById(db, refundId)
  if (!refund?.paymentId || refund.gatewaySyncedAt) return
  // Only a captured payment can be refunded, and its capture may not have been sent yet.
  await syncGateway(deps, refund.paymentId)
  const payment = await paymentById(db, refund.paymentId)
  if (!payment?.intentId) throw new Error(`refund ${refundId} is of a payment that took nothing`)
  await gateway.refund(payment.intentId, { amountMinor: refund.cardMinor, key: refundId })
  await saveRefundSynced(db, refundId, clock.now())
}

/** Sends refunds whose job was lost. */
export async function syncLostRefunds(deps: PaymentsDeps, before: Date): Promise<void> {
  for (const { id } of await unsyncedRefunds(deps.db, deps.gateway.name, before)) {
    try {
      await syncRefund(deps, id)
    } catch (error) {
      deps.log.error('payments.refund-failed', error, { refundId: id })
    }
  }
}
