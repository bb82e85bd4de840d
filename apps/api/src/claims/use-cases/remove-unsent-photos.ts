import { market } from '@washline/contract/market'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { removePhotosJob } from '../jobs.ts'
import { deleteUnsentPhotos } from '../store.ts'

const atOnce = 200

/** Forgets photos that were uploaded and no claim uses; their files go by a job that outlives a crash. */
export async function removeUnsentPhotos(deps: {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
}): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - market.claims.unsentPhotoMs)
  await deps.db.transaction(async (tx) => {
    const keys = await deleteUnsentPhotos(tx, before, atOnce)
    if (keys.length > 0) await deps.jobs.enqueue(tx, removePhotosJob, { keys })
  })
}
