import type { Point } from '@washline/contract/maps/geo'
import type { EventBus } from '../events/event-bus.ts'
import type { AreaOf } from '../maps/index.ts'
import type { CommitPlacementDeps, GiveUpDeps, MoveDeps } from '../orders/index.ts'
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

export interface ReachDeps {
  readonly db: Database
  readonly clock: Clock
  /** A demo only: whether simulated Washers come near when an order is placed here. */
  readonly simulatedWashersCome?: ((place: Point) => Promise<boolean>) | undefined
}

export interface AppealDeps {
  readonly db: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly areaOf: AreaOf
  readonly newId: () => string
}

export type WarmUpDeps = RunWaveDeps & CommitPlacementDeps

export type DispatchDeps = AcceptOfferDeps & GiveUpDeps & WarmUpDeps & ReachDeps & AppealDeps
