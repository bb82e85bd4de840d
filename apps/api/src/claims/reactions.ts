import type { FactBus } from '../facts/fact-bus.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { holdEarningJob } from './jobs.ts'
import { claimsOfOrder } from './queries.ts'

/** A claim made before completion holds of the earning that comes with it. */
export function claimsReactions(facts: FactBus, deps: { jobs: Pick<Jobs, 'enqueue'> }): void {
  facts.on('order.moved', async (tx, { orderId, to }) => {
    if (to !== 'completed' || (await claimsOfOrder(tx, orderId)).length === 0) return
    await deps.jobs.enqueue(tx, holdEarningJob, { orderId })
  })
}
