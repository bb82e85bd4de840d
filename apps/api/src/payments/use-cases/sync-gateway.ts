import type { PaymentsDeps } from '../deps.ts'
import { paymentById } from '../queries.ts'
import type { PaymentId } from '../store.ts'
import { saveGatewaySynced } from '../store.ts'

/**
 * Brings the gateway to the state of the books: captured or released. Repeating it changes nothing. `again` repeats
 * it for an abandoned payment although it was synced before: its authorization may have arrived after that.
 */
export async function syncGateway(
  deps: Pick<PaymentsDeps, 'db' | 'gateway' | 'clock'>,
  paymentId: PaymentId,
  options: { again?: boolean } = {},
): Promise<void> {
  const { db, gateway, clock } = deps
  const payment = await paymentById(db, paymentId)
  const isDue = payment && (!payment.gatewaySyncedAt || (options.again && payment.state === 'abandoned'))
  if (!isDue) return
  switch (payment.state) {
    case 'captured':
      if (!payment.intentId) throw new Error(`payment ${paymentId} was captured without an authorisation`)
      await gateway.capture(payment.intentId, payment.capturedMinor)
      break
    case 'released':
    case 'abandoned': {
      const request = { customerId: payment.customerId, key: payment.id }
      const intent = await gateway.find(request)
      if (intent?.status === 'requires_capture' || intent?.status === 'requires_action')
        await gateway.release(intent.id)
      break
    }
    case 'authorizing':
    case 'authenticating':
    case 'authorized':
    case 'capturable':
    case 'charging':
    case 'succeeded':
    case 'declined':
      return
    default:
      payment.state satisfies never
  }
  await saveGatewaySynced(db, paymentId, clock.now())
}
