import type { OrderId } from '@washline/contract/ids'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { EarningsDeps } from '../deps.ts'
import { dueEarnings } from '../queries.ts'
import { markEarningsReleased } from '../store.ts'

type Deps = Pick<EarningsDeps, 'db' | 'clock' | 'events'>

/** Makes the earnings of an order available after the claim window. A repeat changes nothing. */
export const releaseEarning = ({ db, clock, events }: Deps, orderId: OrderId): Promise<void> =>
  db.transaction(async (tx) => {
    const at = clock.now()
    for (const { washerId: userId, amountMinor } of await markEarningsReleased(tx, orderId, at)) {
      await postTransfer(tx, {
        id: operationId('earning-release', orderId, userId),
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
      if (amountMinor > 0) await events.publish(tx, 'earning.available', { orderId, washerId: userId, amountMinor, at })
    }
  })

/** Releases due earnings whose job was lost. */
export async function releaseDueEarnings(deps: Deps): Promise<void> {
  for (const { orderId } of await dueEarnings(deps.db, deps.clock.now())) await releaseEarning(deps, orderId)
}
