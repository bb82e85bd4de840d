import type { EventBus } from '../events/event-bus.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Broadcast, Revoke } from '../platform/realtime/channels.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PhotoGateway, ScannerGateway } from '../scanning/index.ts'

/** What every move of an order needs within its caller's transaction. */
export interface MoveDeps {
  readonly events: EventBus
  readonly broadcast: Broadcast
  readonly newId: () => string
  /** A move with a deadline after it enqueues the job that checks it. */
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** What a step of a rescue needs within its caller's transaction. */
export type RescueDeps = Pick<MoveDeps, 'events' | 'broadcast' | 'jobs'>

export type RescueJobDeps = RescueDeps & { readonly db: Database; readonly clock: Clock }

export type TakeOverDeps = MoveDeps & { readonly revoke: Revoke }

/** A use case that moves an order in a transaction of its own. */
export type MoveOrderDeps = MoveDeps & { readonly db: Database; readonly clock: Clock }

export type CancelOrderDeps = MoveOrderDeps & { readonly payments: Pick<Payments, 'releaseAuthorization'> }

export type CompleteOrderDeps = MoveDeps & { readonly payments: Pick<Payments, 'captureOrder' | 'payRewash'> }

export interface CreditPromiseDeps {
  readonly payments: Pick<Payments, 'creditWallet'>
}

export type DeliverDeps = MoveDeps & CreditPromiseDeps

export interface ExportCorrectionsDeps {
  readonly db: Database
  readonly storage: Pick<Storage, 'get'>
}

export type FailPickupDeps = MoveDeps & { readonly payments: Pick<Payments, 'releaseAuthorization'> }

export type GiveUpDeps = MoveOrderDeps & { readonly payments: Pick<Payments, 'releaseAuthorization'> }

export interface WriteOffDeps extends MoveDeps {
  readonly payments: Pick<Payments, 'releaseAuthorization'>
}

export type CommitPlacementDeps = MoveOrderDeps & {
  readonly payments: Pick<Payments, 'settleAuthorization' | 'useWallet' | 'keepWalletChoice'>
}

export type PlaceOrderDeps = CommitPlacementDeps & {
  readonly payments: Pick<Payments, 'beginAuthorization' | 'authorize' | 'abandonAuthorization' | 'findCard'>
}

export interface RefundOrderDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly payments: Pick<Payments, 'refundPayment'>
}

export type ReportDelaysDeps = CreditPromiseDeps & Pick<MoveOrderDeps, 'db' | 'clock' | 'events' | 'broadcast' | 'jobs'>

export type CheckPromiseDeps = Pick<MoveOrderDeps, 'db' | 'clock' | 'events' | 'broadcast' | 'jobs'>

export type ReleaseOrderDeps = MoveOrderDeps & { readonly revoke: Revoke }

export type RespondToAdjustmentDeps = MoveOrderDeps & {
  readonly payments: Pick<
    Payments,
    'beginAuthorization' | 'authorize' | 'replaceAuthorization' | 'abandonAuthorization'
  >
}

export type ReassignOrderDeps = MoveDeps & { readonly revoke: Revoke }

export type CancelForOperatorDeps = MoveDeps & {
  readonly payments: Pick<Payments, 'releaseAuthorization' | 'payWasher'>
}

export interface ScanLaundryDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Storage
  readonly photos: PhotoGateway
  /** Tried in this order until one answers. */
  readonly scanners: readonly ScannerGateway[]
  readonly log: Log
}

export interface SendReceiptDeps {
  readonly db: Database
  readonly clock: Clock
  readonly mail: Mail
  /** The address of the web client, for links in emails. */
  readonly publicUrl: string
  readonly payments: Pick<Payments, 'movementsOf'>
}

export interface TipWasherDeps {
  readonly db: Database
  readonly payments: Pick<Payments, 'settleWaitingTips' | 'beginTip' | 'chargeTip' | 'tippedMinor'>
}

export type UploadPhotoDeps = Pick<ScanLaundryDeps, 'db' | 'clock' | 'storage' | 'photos'>

export type OrdersDeps = MoveOrderDeps &
  ScanLaundryDeps & {
    readonly jobs: Jobs
    readonly revoke: Revoke
    readonly payments: Payments
    readonly mail: Mail
    readonly publicUrl: string
  }
