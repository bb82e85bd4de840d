import type { Clock } from '../platform/clock/clock.ts'
import type { Keyring } from '../platform/crypto/keyring.ts'
import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log/log.ts'

export interface ExtensionsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly newId: () => string
  /** Seals the secrets of settings. */
  readonly secretKeys: Keyring
}
