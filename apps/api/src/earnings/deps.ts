import type { EventBus } from '../events/event-bus.ts'
import type { ProveAgain } from '../identity/index.ts'
import type { PaymentGateway, Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'

export interface EarningsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly events: EventBus
  readonly broadcast: Broadcast
  readonly log: Log
  readonly gateway: PaymentGateway
  readonly newId: () => string
}

export interface EarningsRoutesDeps extends EarningsDeps {
  readonly payments: Pick<Payments, 'earningsOf'>
  readonly publicUrl: string
  readonly proveAgain: ProveAgain
}
