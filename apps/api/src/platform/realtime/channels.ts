import type { UserId } from '@washline/contract/ids'
import type { Scope } from '@washline/contract/tokens/scopes'
import type { ZodType, z } from 'zod'
import type { Tx } from '../db/database.ts'
import type { Actor } from '../http/actor.ts'

/** Who subscribes, in which session. */
export type Listener = Pick<Actor, 'userId' | 'isWasher' | 'isOperator' | 'hasSecondFactor' | 'accessToken'>

/** Authorizes subscriptions to a family of private channels. Each module registers its own. */
export interface Channels {
  /**
   * `pattern` has one group, the id, and `scope` is what a program's token needs. `mayHear` is called for every signature, and by the own
   * server again at every subscription.
   */
  allow<Id extends ZodType<number, number>>(
    pattern: RegExp,
    id: Id,
    scope: Scope,
    mayHear: (userId: UserId, id: z.output<Id>, listener: Listener) => Promise<boolean>,
  ): void
}

/** Writes live events into the outbox of a business transaction; they are sent after its commit. */
export type Broadcast = (
  tx: Tx,
  live: { channel: string; event: string; data: unknown; exceptSocketId?: string | undefined },
) => Promise<void>

/** Ends a person's subscriptions to a channel after the commit, for when access is lost. */
export type Revoke = (tx: Tx, channel: string, userId: UserId) => Promise<void>
