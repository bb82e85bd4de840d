import type { Clock } from './clock/clock.ts'
import type { Database } from './db/database.ts'
import { sweepIdempotencyKeys } from './http/sweep-idempotency-keys.ts'
import type { Jobs } from './jobs/jobs.ts'
import { sweepMail } from './mail/sweep-mail.ts'
import { sweepDiskWatches } from './storage/watch-disk.ts'

/** Deletes what the platform stores for a while only. */
export function repeatSweeps(jobs: Jobs, deps: { db: Database; clock: Clock; dataDir: string }): void {
  jobs.repeat('platform-sweep', 3_600, () => sweepIdempotencyKeys(deps))
  jobs.repeat('platform-sweep-disks', 3_600, () => sweepDiskWatches(deps))
  jobs.repeat('platform-sweep-mail', 3_600, () => sweepMail(deps))
}
