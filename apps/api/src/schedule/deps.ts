import type { EventBus } from '../events/event-bus.ts'
import type { MoveDeps, PlaceOrderDeps } from '../orders/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

export interface ScheduleClock {
  readonly db: Database
  readonly clock: Clock
}

export type BookDeps = ScheduleClock & {
  readonly events: EventBus
  readonly payments: Pick<PlaceOrderDeps['payments'], 'findCard'>
}

export type PlaceBookingDeps = MoveDeps & PlaceOrderDeps

export type ScheduleDeps = BookDeps & PlaceBookingDeps & { readonly jobs: Pick<Jobs, 'enqueue'> }
