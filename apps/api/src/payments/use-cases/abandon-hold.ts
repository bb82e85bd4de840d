import { GatewayFailure } from '../payment-gateway.ts'
import { movePayment } from '../store.ts'
import type { PaymentId, PaymentsDeps } from './begin-hold.ts'
import { tellGateway } from './tell-gateway.ts'

/** No order came of it: the card's promise is given back now, or by the sweep if the gateway cannot be reached. */
export async function abandonHold(deps: PaymentsDeps, paymentId: PaymentId): Promise<void> {
  const { db, clock, log } = deps
  await movePayment(db, paymentId, {
    from: ['authorising', 'authenticating', 'authorised'],
    to: 'abandoned',
    at: clock.now(),
  })
  try {
    await tellGateway(deps, paymentId)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    log.warn('payments.gateway-failed', { paymentId, reason: error.message })
  }
}
