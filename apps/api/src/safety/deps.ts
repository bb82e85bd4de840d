import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'

export interface ReportProblemDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface SafetyDeps extends ReportProblemDeps {
  readonly newId: () => string
}
