import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { deleteOldNotifications } from '../store.ts'

/** Notifications are deleted this long after they were made. */
const lifetimeMs = 180 * 24 * 60 * 60_000

/** Deletes notifications when their time is over: their texts name people and places. */
export const forgetOldNotifications = async (deps: { db: Database; clock: Clock }): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - lifetimeMs)
  await deps.db.transaction((tx) => deleteOldNotifications(tx, before))
}
