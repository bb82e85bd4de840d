import type { Minor } from '@washline/contract/money'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { postPending, voidPending } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { syncGatewayJob } from '../jobs.ts'
import { movePayment } from '../store.ts'

/**
 * Ends an authorization: captures this much of it, or releases it when that is zero, and enqueues the gateway's part.
 */
export async function captureFromAuthorization(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'jobs'>,
  { paymentId, deductedMinor, at }: { paymentId: string; deductedMinor: Minor; at: Date },
): Promise<void> {
  const isCaptured = deductedMinor > 0
  const moved = await movePayment(tx, paymentId, {
    from: ['capturable'],
    to: isCaptured ? 'captured' : 'released',
    at,
    set: { capturedMinor: deductedMinor },
  })
  if (!moved) throw refuse(paymentRefusals.authorizationLost)
  await (isCaptured
    ? postPending(tx, paymentId, { amountMinor: deductedMinor, at })
    : voidPending(tx, paymentId, { at }))
  await deps.jobs.enqueue(tx, syncGatewayJob, { paymentId })
}
