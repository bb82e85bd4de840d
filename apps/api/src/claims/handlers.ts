import type { EventBus } from '../events/event-bus.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { closeDeliveredJob, reserveEarningJob } from './jobs.ts'
import { claimsOfOrder } from './queries.ts'

/** Delivery closes claims that were made before it; a claim made before completion reserves part of the earning. */
export function claimsHandlers(events: EventBus, deps: { jobs: Pick<Jobs, 'enqueue'> }): void {
  events.on('order.moved', async (tx, { orderId, to }) => {
    if (to !== 'completed' && to !== 'delivered') return
    if ((await claimsOfOrder(tx, orderId)).length === 0) return
    await deps.jobs.enqueue(tx, closeDeliveredJob, { orderId })
    if (to === 'completed') await deps.jobs.enqueue(tx, reserveEarningJob, { orderId })
  })
}
