import type { OrderId } from '@washline/contract/ids'
import type { OrderStatus } from '@washline/contract/orders/process'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps } from '../deps.ts'

/** Broadcasts the new status on the order's channel. */
export const broadcastStatus = (
  tx: Tx,
  deps: Pick<MoveDeps, 'broadcast'>,
  order: { id: OrderId },
  status: OrderStatus,
): Promise<void> =>
  deps.broadcast(tx, {
    channel: orderChannel(order.id),
    event: statusChanged.event,
    data: { order_id: order.id, status },
  })
