import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import type { LabelGateway, PhotoGateway } from '../scanning/index.ts'

export interface CareDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly broadcast: Broadcast
  readonly photos: PhotoGateway
  /** Asked in this order. */
  readonly labelReaders: readonly LabelGateway[]
}
