import { deedId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { tellRefundJob } from '../jobs.ts'
import { depositByIntent, refundById } from '../queries.ts'
import { insertRefund } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

/**
 * Gives a Washer's deposit back to the card it came from; booked now, sent by a job. False when that was done before.
 * The caller holds the Washer, so that two at once see each other.
 */
export async function refundDeposit(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'jobs'>,
  { userId, paymentIntentId }: { userId: number; paymentIntentId: string },
): Promise<boolean> {
  const payment = await depositByIntent(tx, userId, paymentIntentId)
  if (!payment) return false
  const id = deedId('deposit-refund', payment.id)
  if (await refundById(tx, id)) return false
  const at = deps.clock.now()
  const reason = 'No longer a Washer'
  const { id: paymentId, amountMinor } = payment
  await insertRefund(tx, {
    id,
    orderId: null,
    paymentId,
    cardMinor: amountMinor,
    walletMinor: 0,
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
  await deps.jobs.enqueue(tx, tellRefundJob, { refundId: id })
  return true
}
