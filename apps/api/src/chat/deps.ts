import type { EventBus } from '../events/event-bus.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Broadcast, Revoke } from '../platform/realtime/channels.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PhotoGateway } from '../scanning/index.ts'

export interface AcknowledgeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly broadcast: Broadcast
}

export interface SendMessageDeps extends AcknowledgeDeps {
  readonly storage: Pick<Storage, 'url'>
}

export interface UploadPhotoDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'put' | 'remove'>
  readonly photos: PhotoGateway
}

export type ChatRoutesDeps = SendMessageDeps &
  UploadPhotoDeps & { readonly storage: Pick<Storage, 'url' | 'portraitUrl'> }

export type ChatDeps = ChatRoutesDeps & { readonly revoke: Revoke; readonly jobs: Pick<Jobs, 'enqueue'> }
