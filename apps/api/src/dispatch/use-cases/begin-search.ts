import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { RunWaveDeps } from '../deps.ts'
import { giveUpJob, reportSlowSearchJob } from '../jobs.ts'
import { orderToOffer } from '../queries.ts'
import { runWave } from './run-wave.ts'

/**
 * Runs the first wave of a new search and enqueues its deadlines, in this order: the first offer waits for nothing. It runs as a job, so
 * that placing an order does not wait for it.
 */
export async function beginSearch(deps: RunWaveDeps, search: { orderId: OrderId; startedAt: Date }): Promise<void> {
  try {
    await runWave(deps, search.orderId)
  } finally {
    await enqueueDeadlines(deps, search)
  }
}

async function enqueueDeadlines(deps: RunWaveDeps, search: { orderId: OrderId; startedAt: Date }): Promise<void> {
  const { orderId } = search
  const startedAt = search.startedAt.toISOString()
  const after = (ms: number, name: string) => ({
    at: new Date(search.startedAt.getTime() + ms),
    key: `${name}-${orderId}-${startedAt}`,
  })
  const { notifyCustomerAfterMs, giveUpAfterMs } = market.dispatch
  // A search that begins before its pickup time goes on until as long after it.
  const pickupAt = (await orderToOffer(deps.db, orderId))?.pickupAt ?? search.startedAt
  const aheadMs = Math.max(0, pickupAt.getTime() - market.pickup.leadMs - search.startedAt.getTime())
  await deps.db.transaction((tx) =>
    Promise.all([
      deps.jobs.enqueue(tx, reportSlowSearchJob, { orderId, startedAt }, after(notifyCustomerAfterMs, 'slow')),
      deps.jobs.enqueue(tx, giveUpJob, { orderId, startedAt }, after(aheadMs + giveUpAfterMs, 'give-up')),
    ]),
  )
}
