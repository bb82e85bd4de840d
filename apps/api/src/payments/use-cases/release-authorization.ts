import type { OrderId, UserId } from '@washline/contract/ids'
import { type Minor, minor, subtract } from '@washline/contract/money'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { operationId, type Posting, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { recentCompensation } from '../queries/safeguards.ts'
import { orderMoney } from '../queries.ts'
import { type ReleaseShares, shareRelease } from '../rules/share-order-money.ts'
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
    compensationMinor: walletUserId === null ? minor(0) : await recentCompensation(tx, { userId: walletUserId, at }),
  })
  if (payment) await captureFromAuthorization(tx, deps, { paymentId: payment.id, deductedMinor: shares.cardMinor, at })
  const { reason, feeToWasherId } = input
  const from = { owner: 'order', orderId, name: 'escrow' } as const
  const feePostings =
    feeToWasherId === undefined
      ? [{ from, to: { owner: 'platform', name: 'revenue' } as const, amountMinor: shares.feeMinor }]
      : feeToWasher(from, feeToWasherId, shares)
  await postTransfer(tx, {
    id: operationId('cancel-fee', orderId),
    kind: 'cancel_fee',
    reason,
    orderId,
    postings: feePostings,
    at,
  })
  if (feeToWasherId !== undefined && shares.feeLaterMinor > 0) {
    const amountMinor = shares.feeLaterMinor
    await deps.events.publish(tx, 'order.earned', {
      orderId,
      washerId: feeToWasherId,
      valueMinor: amountMinor,
      amountMinor,
      at,
    })
  }
  if (walletUserId !== null)
    await returnToWallet(tx, orderId, { userId: walletUserId, amountMinor: shares.backToWalletMinor, reason, at })
}

/** What may be compensation waits like the pay of a completed order; the rest is available at once. */
const feeToWasher = (
  from: Posting['from'],
  userId: UserId,
  { feeMinor, feeLaterMinor }: Pick<ReleaseShares, 'feeMinor' | 'feeLaterMinor'>,
): Posting[] => [
  {
    from,
    to: { owner: 'user', userId, name: 'earnings_available' },
    amountMinor: subtract(feeMinor, feeLaterMinor),
  },
  { from, to: { owner: 'user', userId, name: 'earnings_pending' }, amountMinor: feeLaterMinor },
]
