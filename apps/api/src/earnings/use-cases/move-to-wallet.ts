import { postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { EarningsDeps } from './request-cash-out.ts'

/** Moves available earnings into the person's own wallet: what is too little to be paid out when a Washer stops. */
export const moveToWallet = (
  tx: Tx,
  deps: Pick<EarningsDeps, 'clock' | 'newId'>,
  { washerId: userId, amountMinor }: { washerId: number; amountMinor: number },
): Promise<void> =>
  postTransfer(tx, {
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
