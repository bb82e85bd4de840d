import type { Point } from '@washline/contract/maps/geo'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'

export interface SharingDeps {
  readonly db: Database
  readonly clock: Clock
  /** The district or city at a position; null if none is near. */
  readonly areaOf: (point: Point) => string | null
}
