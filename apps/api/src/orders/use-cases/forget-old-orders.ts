import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { removePhotosJob } from '../jobs.ts'
import { forgetPersonalData } from '../store/old-orders.ts'

/** Photos, note and door of an order are forgotten this long after its end. */
const lifetimeMs = 365 * 24 * 60 * 60_000
const batchSize = 200

/** Forgets what is personal in orders that ended long ago. Facts and amounts stay. A durable job removes the files. */
export async function forgetOldOrders(deps: {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
}): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - lifetimeMs)
  await deps.db.transaction(async (tx) => {
    const keys = await forgetPersonalData(tx, before, batchSize)
    if (keys.length > 0) await deps.jobs.enqueue(tx, removePhotosJob, { keys })
  })
}
