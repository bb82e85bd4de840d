import { deedId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentsDeps } from './begin-hold.ts'

/** Puts money of the customer's wallet into the order; refused when the wallet has less. Once per order. */
export async function useWallet(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock'>,
  input: { orderId: number; userId: number; amountMinor: number },
): Promise<void> {
  await postTransfer(tx, {
    id: deedId('wallet-use', input.orderId),
    kind: 'wallet_use',
    orderId: input.orderId,
    postings: [
      {
        from: { owner: 'user', userId: input.userId, name: 'wallet' },
        to: { owner: 'order', orderId: input.orderId, name: 'escrow' },
        amountMinor: input.amountMinor,
      },
    ],
    at: deps.clock.now(),
  })
}
