import { deedId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { tellGatewayJob } from '../jobs.ts'
import { saveDepositRefunded } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

/** Gives a Washer's deposit back to the card it came from; booked now, sent by a job. False when that was done before. */
export async function refundDeposit(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'jobs'>,
  deposit: { userId: number; paymentIntentId: string },
): Promise<boolean> {
  const at = deps.clock.now()
  const payment = await saveDepositRefunded(tx, { ...deposit, at })
  if (!payment) return false
  await postTransfer(tx, {
    id: deedId('deposit-refund', payment.id),
    kind: 'deposit_refund',
    postings: [
      {
        from: { owner: 'user', userId: deposit.userId, name: 'deposit' },
        to: { owner: 'platform', name: 'card_clearing' },
        amountMinor: payment.amountMinor,
      },
    ],
    at,
  })
  await deps.jobs.enqueue(tx, tellGatewayJob, { paymentId: payment.id })
  return true
}
