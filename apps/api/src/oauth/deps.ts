import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'

export interface OauthDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Public address of this installation. */
  readonly publicUrl: string
}
