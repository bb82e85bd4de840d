import type { UserId } from '@washline/contract/ids'
import { orderChannel, washerMoved } from '@washline/contract/orders/realtime'
import { shownPosition } from '@washline/contract/orders/whereabouts'
import { washerRefusals } from '@washline/contract/washers/refusals'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import { isPositionLikely } from '../rules/is-position-likely.ts'
import { isPositionNew } from '../rules/is-position-new.ts'
import type { Point } from '../rules.ts'
import { lockUnderWay, savePosition } from '../store.ts'

/**
 * Stores and broadcasts a Washer's live position while the Washer has an order in hand, to each order as precisely as its
 * customer may know it. A position where the Washer cannot be is refused.
 */
export async function recordPosition(
  deps: { db: Database; clock: Clock; broadcast: Broadcast },
  input: Point & { userId: UserId },
): Promise<void> {
  const { userId, latitude, longitude } = input
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const underWay = await lockUnderWay(tx, userId, at)
    if (!underWay || underWay.orders.length === 0) return
    const { orders, last, leftDoor } = underWay
    if (!isPositionLikely({ latitude, longitude, at }, { last, pickups: orders }))
      throw refuse(washerRefusals.positionUnlikely)
    if (!isPositionNew({ latitude, longitude, at }, last)) return
    savePosition(tx, { userId, latitude, longitude, at })
    for (const order of orders) {
      const others = orders.filter(({ id }) => id !== order.id)
      const shown = shownPosition({ latitude, longitude }, order, { others, leftDoor })
      await deps.broadcast(tx, {
        channel: orderChannel(order.id),
        event: washerMoved.event,
        data: washerMoved.data.parse({ order_id: order.id, ...shown, at: at.toISOString() }),
      })
    }
  })
}
