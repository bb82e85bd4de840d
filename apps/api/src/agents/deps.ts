import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log/log.ts'

export interface AgentsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly publicUrl: string
  /** Whose pages may call, beside the product's own. */
  readonly apiOrigins: readonly string[]
}
