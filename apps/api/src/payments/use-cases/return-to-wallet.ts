import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Returns the wallet's part of an order, or what is left of it, from escrow. */
export const returnToWallet = (
  tx: Tx,
  orderId: OrderId,
  input: { readonly userId: UserId; readonly amountMinor: Minor; readonly reason?: string; readonly at: Date },
): Promise<void> =>
  postTransfer(tx, {
    id: operationId('wallet-refund', orderId),
    kind: 'wallet_refund',
    ...(input.reason === undefined ? {} : { reason: input.reason }),
    orderId,
    postings: [
      {
        from: { owner: 'order', orderId, name: 'escrow' },
        to: { owner: 'user', userId: input.userId, name: 'wallet' },
        amountMinor: input.amountMinor,
      },
    ],
    at: input.at,
  })
