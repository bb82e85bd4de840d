import { unfinishedPayments } from '../queries.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { finishPayment } from './finish-payment.ts'
import { tellLostRefunds } from './tell-refund.ts'

/** Longer than any call to the gateway can last. */
const orphanAfterMs = 120_000
/** How long a payer has for their bank's question before it counts as walked away from. */
const authenticateWithinMs = 10 * 60_000
const untoldAfterMs = 30_000

/** Finishes what a process that died, or a payer who left, left half done. */
export async function sweepPayments(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  const left = await unfinishedPayments(deps.db, deps.gateway.name, {
    begunAt: new Date(now - orphanAfterMs),
    askedAt: new Date(now - authenticateWithinMs),
    movedAt: new Date(now - untoldAfterMs),
  })
  for (const payment of left) {
    try {
      await finishPayment(deps, payment)
    } catch (error) {
      deps.log.error('payments.sweep-failed', error, { paymentId: payment.id })
    }
  }
  await tellLostRefunds(deps, new Date(now - untoldAfterMs))
}
