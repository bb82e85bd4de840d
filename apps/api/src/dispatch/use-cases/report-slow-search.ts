import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { giveUpJob } from '../jobs.ts'
import { orderToOffer } from '../queries.ts'
import { lockSearch } from '../store.ts'

/** Publishes `search.slow` if the search that the job was enqueued for is still running, and enqueues the job that gives it up. */
export async function reportSlowSearch(
  deps: { db: Database; clock: Clock; events: Pick<EventBus, 'publish'>; jobs: Pick<Jobs, 'enqueue'> },
  input: { orderId: OrderId; startedAt: Date },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [search, order] = await Promise.all([lockSearch(tx, input.orderId), orderToOffer(tx, input.orderId)])
    if (order?.status !== 'pending' || search?.startedAt.getTime() !== input.startedAt.getTime()) return
    const { orderId, customerId } = order
    const startedAt = search.startedAt.toISOString()
    const at = givenUpAt(search.startedAt, order.pickupAt)
    await deps.jobs.enqueue(tx, giveUpJob, { orderId, startedAt }, { at, key: `give-up-${orderId}-${startedAt}` })
    await deps.events.publish(tx, 'search.slow', { orderId, customerId, at: deps.clock.now() })
  })
}

/** A search that began before its pickup time goes on until as long after it. */
function givenUpAt(startedAt: Date, pickupAt: Date): Date {
  const aheadMs = Math.max(0, pickupAt.getTime() - market.pickup.leadMs - startedAt.getTime())
  return new Date(startedAt.getTime() + aheadMs + market.dispatch.giveUpAfterMs)
}
