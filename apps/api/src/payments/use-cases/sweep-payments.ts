import type { PaymentsDeps } from '../deps.ts'
import { unfinishedPayments } from '../queries.ts'
import { finishPayment } from './finish-payment.ts'
import { syncLostRefunds } from './sync-refund.ts'

/** Longer than any call to the gateway can last. */
const orphanAfterMs = 120_000
/** How long a payer has to authenticate before the payment is abandoned. */
const authenticateWithinMs = 10 * 60_000
const unsyncedAfterMs = 30_000

/** Finishes payments that a stopped process or a payer left unfinished. */
export async function sweepPayments(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  const left = await unfinishedPayments(deps.db, deps.gateway.name, {
    begunAt: new Date(now - orphanAfterMs),
    askedAt: new Date(now - authenticateWithinMs),
    movedAt: new Date(now - unsyncedAfterMs),
  })
  for (const payment of left) {
    try {
      await finishPayment(deps, payment)
    } catch (error) {
      deps.log.error('payments.sweep-failed', error, { paymentId: payment.id })
    }
  }
  await syncLostRefunds(deps, new Date(now - unsyncedAfterMs))
}
