import type { EventBus } from '../events/event-bus.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Keyring } from '../platform/crypto/keyring.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PhotoGateway } from '../scanning/index.ts'
import type { GoogleIdentityGateway } from './google-identity-gateway.ts'

export interface CodeDeps {
  readonly db: Database
  readonly clock: Clock
  /** Seals the second factors; stored outside the database. */
  readonly secondFactorKeys: Keyring
  readonly log?: Log
}

export interface IdentityDeps extends CodeDeps {
  readonly log: Log
  readonly events: EventBus
  readonly jobs: Jobs
  readonly mail: Mail
  /** Public address of this installation, for links in emails. */
  readonly publicUrl: string
  readonly storage: Storage
  readonly photos: PhotoGateway
  /** The privacy parts of all modules, available once all modules are created. */
  readonly people: () => readonly PrivacyPart[]
  /** Signs links that open without a session. */
  readonly linkKeys: Keyring
  /** Undefined without a Google client id. */
  readonly google: GoogleIdentityGateway | undefined
}
