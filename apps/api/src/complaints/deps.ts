import type { Claims } from '../claims/index.ts'
import type { Earnings } from '../earnings/index.ts'
import type { MoveDeps } from '../orders/index.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PhotoGateway } from '../scanning/index.ts'

/** What a move of a complaint needs within its caller's transaction. */
export interface ComplaintDeps extends MoveDeps {
  readonly db: Database
  readonly clock: Clock
  readonly earnings: Pick<Earnings, 'placeReserve' | 'settleReserve' | 'returnPay'>
  readonly payments: Pick<Payments, 'refundPayment'>
}

export interface UploadPhotoDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'put' | 'remove'>
  readonly photos: PhotoGateway
  readonly claims: Pick<Claims, 'fingerprint'>
}

export interface ComplaintsDeps extends ComplaintDeps, Omit<UploadPhotoDeps, 'storage'> {
  readonly storage: Pick<Storage, 'put' | 'url' | 'remove'>
}
