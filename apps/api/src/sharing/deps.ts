import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'

export interface SharingDeps {
  readonly db: Database
  readonly clock: Clock
}
