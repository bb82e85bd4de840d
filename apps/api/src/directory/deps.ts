import type { MapsGateway } from '../maps/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'

export interface DirectoryDeps {
  readonly db: Database
  readonly clock: Clock
  readonly maps: Pick<MapsGateway, 'geocode'>
}
