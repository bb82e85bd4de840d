import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { postFundedTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { EarningsDeps } from '../deps.ts'

/**
 * Moves available earnings into the person's wallet: the rest that is too small for a cash-out when a Washer stops. The
 * caller has posted the amount in this transaction, or holds the lock on the Washer's earnings.
 */
export const moveToWallet = (
  tx: Tx,
  deps: Pick<EarningsDeps, 'clock' | 'newId'>,
  { washerId: userId, amountMinor }: { washerId: UserId; amountMinor: Minor },
): Promise<void> =>
  postFundedTransfer(tx, {
    id: deps.newId(),
    kind: 'earning_to_wallet',
    postings: [
      {
        from: { owner: 'user', userId, name: 'earnings_available' },
        to: { owner: 'user', userId, name: 'wallet' },
        amountMinor,
      },
    ],
    at: deps.clock.now(),
  })
