import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PushAddress } from '../push-gateway.ts'
import { deleteSubscription, saveSubscription } from '../store.ts'

/** Push messages go to this device while the session stands. One that changed hands is the latest person's. */
export async function savePushSubscription(
  deps: { db: Database; clock: Clock },
  input: { userId: number; tokenId: number; address: PushAddress },
): Promise<void> {
  await deps.db.transaction((tx) => saveSubscription(tx, { ...input, ...input.address, at: deps.clock.now() }))
}

/** No more push messages to this device; another person's is left as it is. */
export async function removePushSubscription(
  deps: { db: Database },
  input: { userId: number; endpoint: string },
): Promise<void> {
  await deps.db.transaction((tx) => deleteSubscription(tx, input))
}
