import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentsDeps } from '../deps.ts'

/** Moves the wallet's part into the order's escrow, once per order; refused when the wallet has less. */
export async function useWallet(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock'>,
  input: { orderId: OrderId; userId: UserId; amountMinor: Minor },
): Promise<void> {
  await postTransfer(tx, {
    id: operationId('wallet-use', input.orderId),
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
