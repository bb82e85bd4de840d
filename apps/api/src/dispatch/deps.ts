import type { EventBus } from '../events/event-bus.ts'
import type { AreaOf } from '../maps/index.ts'
import type { GiveUpDeps, MoveDeps } from '../orders/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'

export type AcceptOfferDeps = MoveDeps & { readonly db: Database; readonly clock: Clock }

export interface SkipOfferDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

export interface HandlerDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly broadcast: Broadcast
}

export interface RunWaveDeps extends SkipOfferDeps {
  readonly events: EventBus
  readonly broadcast: Broadcast
  /** The area of a position, for Washers who have not accepted yet. */
  readonly areaOf: AreaOf
}

export type DispatchDeps = AcceptOfferDeps & GiveUpDeps & RunWaveDeps
