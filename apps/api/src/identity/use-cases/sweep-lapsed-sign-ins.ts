import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { sweepLapsed } from '../store.ts'

/** Deletes lapsed tokens and reset links. */
export const sweepLapsedSignIns = (deps: { db: Database; clock: Clock }): Promise<void> =>
  deps.db.transaction((tx) => sweepLapsed(tx, deps.clock.now()))
