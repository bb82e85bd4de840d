import type { SessionId, UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import { type Database, isForeignKeyViolation } from '../../platform/db/database.ts'
import { unauthenticated } from '../../platform/http/refusal.ts'
import type { PushAddress } from '../push-gateway.ts'
import { deleteSubscription, saveSubscription } from '../store.ts'

/** Subscribes a device for the lifetime of the session. A device of another user moves to this one. */
export async function savePushSubscription(
  deps: { db: Database; clock: Clock },
  input: { userId: UserId; tokenId: SessionId; address: PushAddress },
): Promise<void> {
  try {
    await deps.db.transaction((tx) => saveSubscription(tx, { ...input, ...input.address, at: deps.clock.now() }))
  } catch (error) {
    // The session ended while the call was on its way.
    throw isForeignKeyViolation(error) ? unauthenticated() : error
  }
}

/** Unsubscribes a device of the user. */
export async function removePushSubscription(
  deps: { db: Database },
  input: { userId: UserId; endpoint: string },
): Promise<void> {
  await deps.db.transaction((tx) => deleteSubscription(tx, input))
}
