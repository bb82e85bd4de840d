import { market } from '@washline/contract/market'
import { deedId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { releaseEarningJob } from '../jobs.ts'
import { orderMoney } from '../queries.ts'
import { shareCapture } from '../rules/share-order-money.ts'
import { insertEarning } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { takeFromHold } from './take-from-hold.ts'

export interface CaptureInput {
  /** The card's part; the whole hold where not said. */
  readonly amountMinor?: number
  /** The wallet's part; all that it put in where not said. The rest goes back. */
  readonly walletMinor?: number
  readonly washerId: number
  readonly valueMinor: number
  readonly commissionMinor: number
  readonly at: Date
}

/** The order is done: the card's promise is taken, the Washer earns, the platform keeps commission and fees. */
export async function captureOrder(tx: Tx, deps: PaymentsDeps, orderId: number, input: CaptureInput): Promise<void> {
  const { at, washerId } = input
  const { payment, walletMinor, walletUserId } = await orderMoney(tx, orderId)
  if (payment?.state === 'captured') return
  const shares = shareCapture({
    heldMinor: payment?.amountMinor ?? 0,
    walletMinor,
    askedCardMinor: input.amountMinor,
    askedWalletMinor: input.walletMinor,
    valueMinor: input.valueMinor,
    commissionMinor: input.commissionMinor,
  })
  if (payment) await takeFromHold(tx, deps, { paymentId: payment.id, takenMinor: shares.cardMinor, at })
  const escrow = { owner: 'order', orderId, name: 'escrow' } as const
  await postTransfer(tx, {
    id: deedId('order-earning', orderId),
    kind: 'order_earning',
    orderId,
    postings: [
      {
        from: escrow,
        to: { owner: 'user', userId: washerId, name: 'earnings_pending' },
        amountMinor: shares.washerMinor,
      },
      { from: escrow, to: { owner: 'platform', name: 'revenue' }, amountMinor: shares.platformMinor },
    ],
    at,
  })
  if (walletUserId !== null)
    await postTransfer(tx, {
      id: deedId('wallet-refund', orderId),
      kind: 'wallet_refund',
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
  if (shares.washerMinor > 0) {
    const availableAt = new Date(at.getTime() + market.claims.windowMs)
    await insertEarning(tx, { orderId, washerId, amountMinor: shares.washerMinor, availableAt })
    await deps.jobs.enqueue(tx, releaseEarningJob, { orderId }, { at: availableAt, key: `earning-${orderId}` })
  }
}
