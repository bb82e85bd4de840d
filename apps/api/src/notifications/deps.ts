import type { Clock } from '../platform/clock/clock.ts'
import type { Keyring } from '../platform/crypto/keyring.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import type { PushGateway } from './push-gateway.ts'

export interface NotifyDeps {
  readonly broadcast: Broadcast
  readonly jobs: Pick<Jobs, 'enqueue'>
}

export interface NotificationsRoutesDeps {
  readonly db: Database
  readonly clock: Clock
  /** Signs the unsubscribe links of emails. */
  readonly linkKeys: Keyring
}

export interface NotificationsDeps extends NotifyDeps, NotificationsRoutesDeps {
  readonly log: Log
  readonly mail: Mail
  readonly push: PushGateway
  readonly publicUrl: string
}
