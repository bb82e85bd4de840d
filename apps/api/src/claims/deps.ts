import type { Earnings } from '../earnings/index.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { GarmentInspector, PhotoGateway, VisionModel } from '../scanning/index.ts'
import type { PhotoFindingsGateway } from './photo-findings-gateway.ts'

export interface ClaimDeps {
  readonly db: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly broadcast: Broadcast
  readonly earnings: Pick<Earnings, 'placeReserve' | 'settleReserve' | 'returnPay'>
  readonly payments: Pick<Payments, 'alertClaimsBudget' | 'creditWallet' | 'releaseAuthorization'>
  readonly newId: () => string
}

export interface AssessClaimDeps extends ClaimDeps {
  readonly storage: Pick<Storage, 'get'>
  readonly photoFindings: PhotoFindingsGateway
}

export interface UploadPhotoDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'url' | 'put' | 'remove'>
  readonly photos: PhotoGateway
  readonly photoFindings: PhotoFindingsGateway
}

export interface ClaimsRoutesDeps extends AssessClaimDeps, Omit<UploadPhotoDeps, 'storage'> {
  readonly storage: Pick<Storage, 'get' | 'put' | 'url' | 'remove'>
}

export type ClaimsDeps = Omit<ClaimsRoutesDeps, 'photoFindings'> & {
  readonly log: Log
  /** Recognizes what photos of claims show. */
  readonly scanner: GarmentInspector
  /** Describes photos of claims; absent when no model is configured. */
  readonly vision?: VisionModel | undefined
}
