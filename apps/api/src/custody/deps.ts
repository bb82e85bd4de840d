import type { EventBus } from '../events/event-bus.ts'
import type { DeliverDeps, TakeOverDeps } from '../orders/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Keyring } from '../platform/crypto/keyring.ts'
import type { Database } from '../platform/db/database.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PhotoGateway } from '../scanning/index.ts'

export interface AppendDeps {
  readonly events: EventBus
  readonly broadcast: Broadcast
  readonly newId: () => string
}

export interface ReceivedDeps extends AppendDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface HandOverDeps extends ReceivedDeps, DeliverDeps {
  /** The secret from which PINs are derived. */
  readonly pinKeys: Keyring
}

export interface TakeLaundryOverDeps extends ReceivedDeps, TakeOverDeps {
  /** The secret from which PINs are derived. */
  readonly pinKeys: Keyring
}

export interface UploadPhotoDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'put' | 'remove'>
  readonly photos: PhotoGateway
}

export interface VerifyDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'get'>
}

export type CustodyDeps = HandOverDeps &
  TakeLaundryOverDeps &
  UploadPhotoDeps &
  VerifyDeps & { readonly storage: Storage }
