import type { Tx } from '../db/database.ts'

/** Says who may hear a family of private channels. Each module registers its own. */
export interface Channels {
  /** `pattern` has one group, the id. `mayHear` is asked at every subscription. */
  allow(pattern: RegExp, mayHear: (userId: number, id: number) => Promise<boolean>): void
}

/** Writes live events into the outbox of a business transaction; they are sent after its commit. */
export type Broadcast = (
  tx: Tx,
  live: { channel: string; event: string; data: unknown; exceptSocketId?: string | undefined },
) => Promise<void>

/** Ends a person's subscriptions to a channel after the commit, for when access is lost. */
export type Revoke = (tx: Tx, channel: string, userId: number) => Promise<void>
