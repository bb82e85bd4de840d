import type { CommitPlacementDeps } from '../orders/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { PhotoGateway } from '../scanning/index.ts'

export type TryOrderDeps = CommitPlacementDeps & { readonly db: Database }

export interface SetupDeps extends TryOrderDeps {
  readonly config: Config
}

export interface MarketDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  readonly photos: PhotoGateway
  /** Reads the profile again and puts it in force in this process. */
  readonly renew: () => Promise<void>
}
