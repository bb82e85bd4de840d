import type { PaymentsDeps } from '../deps.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import type { PaymentId } from '../store.ts'
import { movePayment } from '../store.ts'
import { syncGateway } from './sync-gateway.ts'

/** Releases an authorization without an order, now or by the sweep when the gateway cannot be reached. */
export async function abandonAuthorization(deps: PaymentsDeps, paymentId: PaymentId): Promise<void> {
  const { db, clock, log } = deps
  await movePayment(db, paymentId, {
    from: ['authorizing', 'authenticating', 'authorized'],
    to: 'abandoned',
    at: clock.now(),
  })
  try {
    // The gateway may have authorized it after it was abandoned.
    await syncGateway(deps, paymentId, { again: true })
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    log.warn('payments.gateway-failed', { paymentId, reason: error.message })
  }
}
