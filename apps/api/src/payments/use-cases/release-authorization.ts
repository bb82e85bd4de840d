import type { OrderId, UserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { orderMoney } from '../queries.ts'
import { shareRelease } from '../rules/share-order-money.ts'
import { captureFromAuthorization } from './capture-from-authorization.ts'
import { returnToWallet } from './return-to-wallet.ts'

export interface ReleaseInput {
  readonly reason: string
  readonly feeMinor?: Minor
  /** The Washer who gets the fee; the platform when undefined. */
  readonly feeToWasherId?: UserId
}

/** Returns the money of a cancelled order to card and wallet, less a fee. */
export async function releaseAuthorization(
  tx: Tx,
  deps: PaymentsDeps,
  orderId: OrderId,
  input: ReleaseInput,
): Promise<void> {
  const at = deps.clock.now()
  const { payment, walletMinor, walletUserId } = await orderMoney(tx, orderId)
  if (payment?.state === 'captured') throw refuse(paymentRefusals.authorizationLost)
  const shares = shareRelease({
    reservedMinor: payment?.amountMinor ?? minor(0),
    walletMinor,
    feeMinor: input.feeMinor ?? minor(0),
  })
  if (payment) await captureFromAuthorization(tx, deps, { paymentId: payment.id, deductedMinor: shares.cardMinor, at })
  const escrow = { owner: 'order', orderId, name: 'escrow' } as const
  const { reason, feeToWasherId } = input
  await postTransfer(tx, {
    id: operationId('cancel-fee', orderId),
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
    await returnToWallet(tx, orderId, { userId: walletUserId, amountMinor: shares.backToWalletMinor, reason, at })
}
