import type { OrderId } from '@washline/contract/ids'
import { subtract } from '@washline/contract/money'
import type { Tx } from '../../platform/db/database.ts'
import type { CompleteOrderDeps } from '../deps.ts'
import { receiptEmailJob } from '../jobs.ts'
import { type Mover, moveOrder } from './move-order.ts'

/** Completes a delivered order: captures the payment, books the Washer's earnings and enqueues the receipt email. */
export async function completeOrder(
  tx: Tx,
  deps: CompleteOrderDeps,
  input: { orderId: OrderId; move: 'complete' | 'autoComplete'; by: Mover; at: Date },
): Promise<void> {
  const { at } = input
  const order = await moveOrder(tx, deps, { ...input, change: () => ({ set: { completedAt: at } }) })
  if (order.washerId === null) throw new Error(`order ${order.id} was delivered without a Washer`)
  await deps.payments.captureOrder(tx, order.id, {
    amountMinor: order.totalMinor,
    walletMinor: order.walletMinor,
    washerId: order.washerId,
    valueMinor: order.valueMinor,
    commissionMinor: subtract(order.valueMinor, order.netPayMinor),
    at,
  })
  await deps.jobs.enqueue(tx, receiptEmailJob, { orderId: order.id, occasion: 'completed' })
}
