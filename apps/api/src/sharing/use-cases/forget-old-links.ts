import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { deleteOldLinks } from '../store.ts'

/** Guest links of ended orders are deleted this long after they were made. */
const lifetimeMs = 30 * 24 * 60 * 60_000

/** Deletes guest links that have long shown nothing: they end some hours after their order. */
export const forgetOldLinks = async (deps: { db: Database; clock: Clock }): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - lifetimeMs)
  await deps.db.transaction((tx) => deleteOldLinks(tx, before))
}
