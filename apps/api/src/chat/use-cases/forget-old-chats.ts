import type { ChatDeps } from '../deps.ts'
import { removePhotosJob } from '../jobs.ts'
import { messageLifetimeMs } from '../rules.ts'
import { deleteOldMessages, deleteOldRings } from '../store.ts'

const batchSize = 1_000

/** Deletes messages, their photos and rings when their time is over. A durable job removes the files. */
export async function forgetOldChats(deps: Pick<ChatDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - messageLifetimeMs)
  await deps.db.transaction(async (tx) => {
    const keys = await deleteOldMessages(tx, before, batchSize)
    await deleteOldRings(tx, before, batchSize)
    if (keys.length > 0) await deps.jobs.enqueue(tx, removePhotosJob, { keys })
  })
}
