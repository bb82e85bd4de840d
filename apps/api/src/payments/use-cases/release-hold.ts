import { deedId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { orderMoney } from '../queries.ts'
import { shareRelease } from '../rules/share-order-money.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { takeFromHold } from './take-from-hold.ts'

export interface ReleaseInput {
  readonly reason: string
  readonly feeMinor?: number
  /** Who gets the fee; the platform where nobody is named. */
  readonly feeToWasherId?: number
}

/** The order is off: the card and the wallet get back what they gave, less a fee. */
export async function releaseHold(tx: Tx, deps: PaymentsDeps, orderId: number, input: ReleaseInput): Promise<void> {
  const at = deps.clock.now()
  const { payment, walletMinor, walletUserId } = await orderMoney(tx, orderId)
  if (payment?.state === 'captured') throw conflict('hold_lost')
  const shares = shareRelease({ heldMinor: payment?.amountMinor ?? 0, walletMinor, feeMinor: input.feeMinor ?? 0 })
  if (payment) await takeFromHold(tx, deps, { paymentId: payment.id, takenMinor: shares.cardMinor, at })
  const escrow = { owner: 'order', orderId, name: 'escrow' } as const
  const { reason, feeToWasherId } = input
  await postTransfer(tx, {
    id: deedId('cancel-fee', orderId),
    kind: 'cancel_fee',
    reason,
    orderId,
    postings: [
      {
        from: escrow,
        to:
          feeToWasherId === undefined
            ? { owner: 'platform', name: 'revenue' }
            : { owner: 'user', userId: feeToWasherId, name: 'earnings_available' },
        amountMinor: shares.feeMinor,
      },
    ],
    at,
  })
  if (walletUserId !== null)
    await postTransfer(tx, {
      id: deedId('wallet-refund', orderId),
      kind: 'wallet_refund',
      reason,
      orderId,
      postings: [
        {
          from: escrow,
          to: { owner: 'user', userId: walletUserId, name: 'wallet' },
          amountMinor: shares.backToWalletMinor,
        },
      ],
      at,
    })
}
