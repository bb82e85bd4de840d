import type { OrderId } from '@washline/contract/ids'
import { type Minor, minor, subtract } from '@washline/contract/money'
import type { Queryable } from '../../platform/db/queryable.ts'
import { orderCaptured, orderMoney } from '../queries.ts'
import { type CaptureShares, shareCapture } from '../rules/share-order-money.ts'

export interface OrderPreview {
  /** What a full release returns. */
  readonly release: { readonly cardMinor: Minor; readonly walletMinor: Minor; readonly creditedMinor: Minor }
  /** What a completion posts. */
  readonly capture: CaptureShares & { readonly walletMinor: Minor }
}

/** How a release or a capture would split the money of an open order now. */
export async function previewOrder(
  q: Queryable,
  order: {
    readonly id: OrderId
    readonly totalMinor: Minor
    readonly walletMinor: Minor
    readonly valueMinor: Minor
    readonly netPayMinor: Minor
  },
): Promise<OrderPreview> {
  const [{ payment, walletMinor }, { creditedMinor }] = await Promise.all([
    orderMoney(q, order.id),
    orderCaptured(q, order.id),
  ])
  const reservedMinor = payment?.state === 'capturable' ? payment.amountMinor : minor(0)
  const capture = shareCapture({
    reservedMinor,
    walletMinor,
    askedCardMinor: order.totalMinor,
    askedWalletMinor: order.walletMinor,
    valueMinor: order.valueMinor,
    commissionMinor: subtract(order.valueMinor, order.netPayMinor),
  })
  return {
    release: { cardMinor: reservedMinor, walletMinor, creditedMinor },
    capture: { ...capture, walletMinor: subtract(walletMinor, capture.backToWalletMinor) },
  }
}
