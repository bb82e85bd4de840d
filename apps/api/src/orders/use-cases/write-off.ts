import type { OrderId } from '@washline/contract/ids'
import { washingStatuses } from '@washline/contract/orders/process'
import type { Tx } from '../../platform/db/database.ts'
import type { WriteOffDeps } from '../deps.ts'
import { lockOrder } from '../store.ts'
import { moveOrder } from './move-order.ts'

/** Ends an order whose laundry was paid for as never delivered, and releases its authorization; nothing once it has ended. */
export async function writeOff(tx: Tx, deps: WriteOffDeps, input: { orderId: OrderId; at: Date }): Promise<void> {
  const { orderId, at } = input
  const order = await lockOrder(tx, orderId)
  if (!order || !washingStatuses.includes(order.status)) return
  await moveOrder(tx, deps, {
    orderId,
    move: 'writeOff',
    by: { kind: 'system' },
    at,
    change: () => ({ set: { cancelledAt: at, promiseKept: false } }),
  })
  await deps.payments.releaseAuthorization(tx, orderId, { reason: 'never_delivered' })
}
