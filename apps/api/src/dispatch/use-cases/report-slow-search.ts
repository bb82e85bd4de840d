import type { OrderId } from '@washline/contract/ids'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { orderToOffer } from '../queries.ts'
import { lockSearch } from '../store.ts'

/** Publishes `search.slow` if the search that the job was enqueued for is still running. */
export async function reportSlowSearch(
  deps: { db: Database; clock: Clock; events: Pick<EventBus, 'publish'> },
  input: { orderId: OrderId; startedAt: Date },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const search = await lockSearch(tx, input.orderId)
    const order = search && (await orderToOffer(tx, input.orderId))
    if (order?.status !== 'pending' || search?.startedAt.getTime() !== input.startedAt.getTime()) return
    await deps.events.publish(tx, 'search.slow', {
      orderId: order.orderId,
      customerId: order.customerId,
      at: deps.clock.now(),
    })
  })
}
