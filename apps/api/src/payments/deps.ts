import type { EventBus } from '../events/event-bus.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { PaymentGateway } from './payment-gateway.ts'

export interface PaymentsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly events: EventBus
  readonly log: Log
  readonly gateway: PaymentGateway
  readonly newId: () => string
}

/** What storing a webhook event needs. */
export type WebhookDeps = Pick<PaymentsDeps, 'db' | 'clock' | 'events'> & { readonly jobs: Pick<Jobs, 'enqueue'> }

export interface SandboxDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
}
