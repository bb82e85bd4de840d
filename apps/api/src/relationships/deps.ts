import type { EventBus } from '../events/event-bus.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Storage } from '../platform/storage/storage.ts'

export interface ChangeRelationshipDeps {
  readonly db: Database
  readonly clock: Clock
  readonly events: EventBus
}

export interface RelationshipsDeps extends ChangeRelationshipDeps {
  readonly storage: Pick<Storage, 'portraitUrl'>
}
