import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'

export interface CareDeps {
  readonly db: Database
  readonly clock: Clock
  readonly broadcast: Broadcast
}
