import { market } from '@washline/contract/market'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { removePhotosJob } from '../jobs.ts'
import { deleteUnusedDeclaredPhotos } from '../store/declared-items.ts'
import { deleteDrafts } from '../store.ts'

const batchSize = 200

/** Deletes old drafts and unused photos of declared items. A durable job removes the files. */
export const expireDrafts = async (deps: {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
}): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - market.orders.draftMs)
  await deps.db.transaction(async (tx) => {
    const keys = [...(await deleteDrafts(tx, before, batchSize)), ...(await deleteUnusedDeclaredPhotos(tx, batchSize))]
    if (keys.length > 0) await deps.jobs.enqueue(tx, removePhotosJob, { keys })
  })
}
