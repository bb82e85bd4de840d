import { orderChannel, washerMoved } from '@washline/contract/orders/realtime'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import type { Point } from '../rules.ts'
import { ordersInHand, savePosition } from '../store.ts'

/** Keeps and shows a Washer's live position, while there is an order in hand and not otherwise. */
export async function recordPosition(
  deps: { db: Database; clock: Clock; broadcast: Broadcast },
  input: Point & { userId: number },
): Promise<void> {
  const { userId, latitude, longitude } = input
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const orderIds = await ordersInHand(tx, userId)
    if (orderIds.length === 0) return
    if (!(await savePosition(tx, { userId, latitude, longitude, at }))) return
    for (const orderId of orderIds)
      await deps.broadcast(tx, {
        channel: orderChannel(orderId),
        event: washerMoved.event,
        data: washerMoved.data.parse({ order_id: orderId, latitude, longitude, at: at.toISOString() }),
      })
  })
}
