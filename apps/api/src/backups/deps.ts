import type { Clock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Files } from '../platform/storage/storage.ts'

export interface BackUpDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly config: Config
  /** Where the photos are. */
  readonly files: Files
}
