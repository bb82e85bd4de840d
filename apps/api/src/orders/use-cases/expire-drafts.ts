import { market } from '@washline/contract/market'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { removePhotosJob } from '../jobs.ts'
import { deleteDrafts, deleteUnusedDeclaredPhotos } from '../store.ts'

const atOnce = 200

/** Deletes drafts that came to nothing, and photos that nothing names; the files go by a job that outlives a crash. */
export const expireDrafts = async (deps: {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
}): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - market.orders.draftMs)
  await deps.db.transaction(async (tx) => {
    const keys = [...(await deleteDrafts(tx, before, atOnce)), ...(await deleteUnusedDeclaredPhotos(tx, atOnce))]
    if (keys.length > 0) await deps.jobs.enqueue(tx, removePhotosJob, { keys })
  })
}
