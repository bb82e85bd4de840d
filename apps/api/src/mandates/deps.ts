import type { EventBus } from '../events/event-bus.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Operations } from '../platform/http/operations.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'

export interface MandatesDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly events: EventBus
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** The calls of the API, to be made once they are approved. */
  readonly operations: Pick<Operations, 'perform'>
  readonly newId: () => string
}

export type AdmitDeps = Pick<MandatesDeps, 'db' | 'clock' | 'events' | 'newId'>
