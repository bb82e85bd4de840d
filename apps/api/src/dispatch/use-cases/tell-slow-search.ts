import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { orderToOffer } from '../queries.ts'
import { lockSearch } from '../store.ts'

/** Says that a search takes long, if it is still the same one. */
export async function tellSlowSearch(
  deps: { db: Database; clock: Clock; facts: Pick<FactBus, 'tell'> },
  input: { orderId: number; startedAt: Date },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const search = await lockSearch(tx, input.orderId)
    const order = search && (await orderToOffer(tx, input.orderId))
    if (order?.status !== 'pending' || search?.startedAt.getTime() !== input.startedAt.getTime()) return
    await deps.facts.tell(tx, 'search.slow', {
      orderId: order.orderId,
      customerId: order.customerId,
      at: deps.clock.now(),
    })
  })
}
