import { market } from '@washline/contract/market'
import { giveUpJob, tellSlowSearchJob } from '../jobs.ts'
import { type RunWaveDeps, runWave } from './run-wave.ts'

/** Sets a new search's deadlines and asks the first Washers. A job of its own, so that placing an order waits for neither. */
export async function beginSearch(deps: RunWaveDeps, search: { orderId: number; startedAt: Date }): Promise<void> {
  const { orderId } = search
  const startedAt = search.startedAt.toISOString()
  const after = (ms: number, name: string) => ({
    at: new Date(search.startedAt.getTime() + ms),
    key: `${name}-${orderId}-${startedAt}`,
  })
  const { tellCustomerAfterMs, giveUpAfterMs } = market.dispatch
  await deps.db.transaction(async (tx) => {
    await deps.jobs.enqueue(tx, tellSlowSearchJob, { orderId, startedAt }, after(tellCustomerAfterMs, 'slow'))
    await deps.jobs.enqueue(tx, giveUpJob, { orderId, startedAt }, after(giveUpAfterMs, 'give-up'))
  })
  await runWave(deps, orderId)
}
