import type { OrderId, UserId } from '@washline/contract/ids'
import { add, type Minor, minor, subtract } from '@washline/contract/money'
import { type PayStage, payOfStages } from '@washline/contract/orders/stage-pay'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { orderMoney } from '../queries.ts'
import { shareCapture } from '../rules/share-order-money.ts'
import { captureFromAuthorization } from './capture-from-authorization.ts'
import { returnToWallet } from './return-to-wallet.ts'

export interface CaptureInput {
  /** The card's part; undefined for the whole authorization. */
  readonly amountMinor?: Minor
  /** The wallet's part; undefined for all of it. The rest is returned. */
  readonly walletMinor?: Minor
  /** Who finished which of the paid stages; each of them once. */
  readonly earners: readonly { readonly washerId: UserId; readonly stages: readonly PayStage[] }[]
  readonly valueMinor: Minor
  readonly commissionMinor: Minor
  readonly at: Date
}

/** Completes an order's payment: captures the authorization, books the earning of each Washer by their stages, and the platform's revenue. */
export async function captureOrder(tx: Tx, deps: PaymentsDeps, orderId: OrderId, input: CaptureInput): Promise<void> {
  const { at } = input
  const { payment, walletMinor, walletUserId } = await orderMoney(tx, orderId)
  if (payment?.state === 'captured') return
  const shares = shareCapture({
    reservedMinor: payment?.amountMinor ?? minor(0),
    walletMinor,
    askedCardMinor: input.amountMinor,
    askedWalletMinor: input.walletMinor,
    valueMinor: input.valueMinor,
    commissionMinor: input.commissionMinor,
  })
  if (payment) await captureFromAuthorization(tx, deps, { paymentId: payment.id, deductedMinor: shares.cardMinor, at })
  const commissionMinor = subtract(input.valueMinor, shares.washerMinor)
  const earnings = input.earners.map(({ washerId, stages }) => {
    const amountMinor = payOfStages(shares.washerMinor, stages)
    return { washerId, amountMinor, valueMinor: add(amountMinor, payOfStages(commissionMinor, stages)) }
  })
  const escrow = { owner: 'order', orderId, name: 'escrow' } as const
  await postTransfer(tx, {
    id: operationId('order-earning', orderId),
    kind: 'order_earning',
    orderId,
    postings: [
      ...earnings.map(({ washerId, amountMinor }) => ({
        from: escrow,
        to: { owner: 'user', userId: washerId, name: 'earnings_pending' } as const,
        amountMinor,
      })),
      { from: escrow, to: { owner: 'platform', name: 'revenue' }, amountMinor: shares.platformMinor },
    ],
    at,
  })
  if (walletUserId !== null)
    await returnToWallet(tx, orderId, { userId: walletUserId, amountMinor: shares.backToWalletMinor, at })
  for (const earning of earnings)
    if (earning.amountMinor > 0) await deps.events.publish(tx, 'order.earned', { orderId, ...earning, at })
}
