import type { UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { syncRefundJob } from '../jobs.ts'
import { depositByIntent, refundById } from '../queries.ts'
import { insertRefund } from '../store.ts'

/**
 * Refunds a Washer's deposit to its card: booked now, sent by a job. False when it was refunded before. The caller
 * locks the Washer, so that concurrent calls see each other.
 */
export async function refundDeposit(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'jobs'>,
  { userId, paymentIntentId }: { userId: UserId; paymentIntentId: string },
): Promise<boolean> {
  const payment = await depositByIntent(tx, userId, paymentIntentId)
  if (!payment) return false
  const id = operationId('deposit-refund', payment.id)
  if (await refundById(tx, id)) return false
  const at = deps.clock.now()
  const reason = 'No longer a Washer'
  const { id: paymentId, amountMinor } = payment
  await insertRefund(tx, {
    id,
    orderId: null,
    paymentId,
    cardMinor: amountMinor,
    walletMinor: minor(0),
    reason,
    actorId: null,
    at,
  })
  await postTransfer(tx, {
    id,
    kind: 'deposit_refund',
    reason,
    postings: [
      {
        from: { owner: 'user', userId, name: 'deposit' },
        to: { owner: 'platform', name: 'card_clearing' },
        amountMinor,
      },
    ],
    at,
  })
  await deps.jobs.enqueue(tx, syncRefundJob, { refundId: id })
  return true
}
