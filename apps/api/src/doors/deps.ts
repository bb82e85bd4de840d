import type { FailPickupDeps } from '../orders/index.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** What ending a case needs within its caller's transaction. */
export type CloseCaseDeps = FailPickupDeps & {
  readonly payments: Pick<Payments, 'releaseAuthorization' | 'chargeDoorFee' | 'creditWallet'>
}

export type DoorDeps = CloseCaseDeps & { readonly db: Database; readonly clock: Clock }

export type DoorsDeps = DoorDeps & { readonly storage: Pick<Storage, 'url'> }
