import type { SessionId } from '@washline/contract/ids'
import type { Actor } from '../http/actor.ts'

/** A session that has not ended, with what its person may do now. */
export interface LiveSession extends Actor {
  /** When it ends if it is not used again. */
  readonly endsAt: Date
}

/** Finds those of the sessions that have not ended. Given by the identity module. */
export type FindSessions = (ids: readonly SessionId[]) => Promise<LiveSession[]>
