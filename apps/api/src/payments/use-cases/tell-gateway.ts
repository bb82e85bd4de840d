import { paymentById } from '../queries.ts'
import { saveGatewayTold } from '../store.ts'
import type { PaymentId, PaymentsDeps } from './begin-hold.ts'

/**
 * Brings the gateway to what the books say: captured, or given back. Repeating it changes nothing.
 * `again` asks anew even where the gateway was told before, for an authorisation that arrived after that.
 */
export async function tellGateway(
  deps: Pick<PaymentsDeps, 'db' | 'gateway' | 'clock'>,
  paymentId: PaymentId,
  options: { again?: boolean } = {},
): Promise<void> {
  const { db, gateway, clock } = deps
  const payment = await paymentById(db, paymentId)
  if (!payment || (payment.gatewayToldAt && !options.again)) return
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
    case 'authorising':
    case 'authenticating':
    case 'authorised':
    case 'held':
    case 'charging':
    case 'succeeded':
    case 'declined':
      return
    default:
      payment.state satisfies never
  }
  await saveGatewayTold(db, paymentId, clock.now())
}
