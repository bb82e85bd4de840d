import type { EventBus } from '../events/event-bus.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PhotoGateway } from '../scanning/index.ts'
import type { VerificationGateway } from './verification-gateway.ts'

export interface VerificationDeps {
  readonly db: Database
  readonly clock: Clock
  readonly events: EventBus
}

export interface DecisionDeps extends VerificationDeps {
  readonly newId: () => string
}

export interface SubmitStepDeps extends DecisionDeps {
  /** Checks identities; operators check the other steps. */
  readonly gateway: VerificationGateway
  readonly publicUrl: string
}

export interface UploadEvidenceDeps extends VerificationDeps {
  readonly storage: Pick<Storage, 'url' | 'put' | 'remove'>
  readonly photos: PhotoGateway
}

export interface EnqueueDeps extends VerificationDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>
}

export interface HandlerDeps {
  readonly events: EventBus
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** `auto` approves every step of a new Washer on registration; `manual` waits for submissions. */
  readonly mode: 'auto' | 'manual'
}

export interface VerificationRoutesDeps extends SubmitStepDeps, UploadEvidenceDeps, EnqueueDeps {}

export interface VerificationModuleDeps extends VerificationRoutesDeps, HandlerDeps {}
