import { deedId, postTransfer } from '../../ledger/index.ts'
import { dueEarnings } from '../queries.ts'
import { markEarningReleased } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

type EarningDeps = Pick<PaymentsDeps, 'db' | 'clock' | 'facts'>

/** The claim window of an order is over: its earning is free. Nothing before its time, nothing twice. */
export const releaseEarning = ({ db, clock, facts }: EarningDeps, orderId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const at = clock.now()
    const earning = await markEarningReleased(tx, orderId, at)
    if (!earning) return
    const { washerId: userId, amountMinor } = earning
    await postTransfer(tx, {
      id: deedId('earning-release', orderId),
      kind: 'earning_release',
      orderId,
      postings: [
        {
          from: { owner: 'user', userId, name: 'earnings_pending' },
          to: { owner: 'user', userId, name: 'earnings_available' },
          amountMinor,
        },
      ],
      at,
    })
    if (amountMinor > 0) await facts.tell(tx, 'earning.available', { orderId, washerId: userId, amountMinor, at })
  })

/** Frees what a lost job left waiting. */
export async function releaseDueEarnings(deps: EarningDeps): Promise<void> {
  for (const { orderId } of await dueEarnings(deps.db, deps.clock.now())) await releaseEarning(deps, orderId)
}
