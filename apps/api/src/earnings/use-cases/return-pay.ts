import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { EarningsDeps } from '../deps.ts'
import { hasStopped } from '../queries.ts'
import { lockEarnings } from '../store.ts'
import { moveToWallet } from './move-to-wallet.ts'

export interface ReturnPayInput {
  /** Chosen by the caller; a repeat with the same id returns nothing more. */
  readonly id: string
  readonly washerId: UserId
  readonly orderId: OrderId
  readonly amountMinor: Minor
  readonly reason: string
}

/** Returns deducted pay to a Washer's available earnings; a former Washer gets it into the wallet. */
export async function returnPay(
  tx: Tx,
  deps: Pick<EarningsDeps, 'clock' | 'newId'>,
  asked: ReturnPayInput,
): Promise<void> {
  const { id, washerId, orderId, amountMinor, reason } = asked
  await lockEarnings(tx, washerId)
  await postTransfer(tx, {
    id,
    kind: 'earning_return',
    reason,
    orderId,
    postings: [
      {
        from: { owner: 'platform', name: 'promotions' },
        to: { owner: 'user', userId: washerId, name: 'earnings_available' },
        amountMinor,
      },
    ],
    at: deps.clock.now(),
  })
  if (await hasStopped(tx, washerId)) await moveToWallet(tx, deps, { washerId, amountMinor })
}
