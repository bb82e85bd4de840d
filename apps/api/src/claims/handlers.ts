import type { EventBus } from '../events/event-bus.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { reserveEarningJob } from './jobs.ts'
import { claimsOfOrder } from './queries.ts'

/** A claim made before completion reserves part of the earning that completion creates. */
export function claimsHandlers(events: EventBus, deps: { jobs: Pick<Jobs, 'enqueue'> }): void {
  events.on('order.moved', async (tx, { orderId, to }) => {
    if (to !== 'completed' || (await claimsOfOrder(tx, orderId)).length === 0) return
    await deps.jobs.enqueue(tx, reserveEarningJob, { orderId })
  })
}
