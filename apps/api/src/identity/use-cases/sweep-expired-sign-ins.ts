import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { sweepExpired } from '../store.ts'

/** Deletes expired tokens and links. */
export const sweepExpiredSignIns = (deps: { db: Database; clock: Clock }): Promise<void> =>
  deps.db.transaction((tx) => sweepExpired(tx, deps.clock.now()))
