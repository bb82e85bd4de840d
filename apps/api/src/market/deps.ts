import type { MapsGateway } from '../maps/index.ts'
import type { CommitPlacementDeps } from '../orders/index.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PhotoGateway } from '../scanning/index.ts'
import type { TriedServices } from './rules/trial-findings.ts'

export type TryOrderDeps = CommitPlacementDeps & { readonly db: Database }

export type TryMarketDeps = TryOrderDeps & {
  readonly log: Log
  readonly payments: Pick<Payments, 'tryCards'>
  readonly mail: Mail
  readonly storage: Pick<Storage, 'put' | 'get' | 'remove'>
  readonly maps: MapsGateway
  readonly services: TriedServices
  /** How long a part may take to answer. */
  readonly limitMs?: number
}

export type SetupDeps = TryMarketDeps & { readonly config: Config }

/** What the set-up learns about the services from: the settings, and what extensions have put in place of them. */
export type SetupParts = Omit<SetupDeps, 'services'> & {
  readonly builtInMaps: MapsGateway
  readonly ownMail?: Mail | undefined
}

export interface MarketDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  readonly photos: PhotoGateway
  /** Reads the profile again and puts it in force in this process. */
  readonly renew: () => Promise<void>
}
