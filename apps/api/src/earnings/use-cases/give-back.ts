import { postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { hasStopped } from '../queries.ts'
import { lockEarnings } from '../store.ts'
import { moveToWallet } from './move-to-wallet.ts'
import type { EarningsDeps } from './request-cash-out.ts'

export interface GiveBackAsked {
  /** Made by the caller; a repeat with the same one gives nothing more. */
  readonly id: string
  readonly washerId: number
  readonly orderId: number
  readonly amountMinor: number
  readonly reason: string
}

/** Gives a Washer back what was taken of their pay, at once available; who has stopped gets it into the wallet. */
export async function giveBack(
  tx: Tx,
  deps: Pick<EarningsDeps, 'clock' | 'newId'>,
  asked: GiveBackAsked,
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
