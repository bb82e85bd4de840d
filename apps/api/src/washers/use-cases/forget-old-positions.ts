import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { forgetPositions } from '../store.ts'

/** A live position is forgotten this long after it was sent. */
const lifetimeMs = 24 * 60 * 60_000

/** Forgets the last live position of Washers who have sent none for a day. */
export const forgetOldPositions = async (deps: { db: Database; clock: Clock }): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - lifetimeMs)
  await deps.db.transaction((tx) => forgetPositions(tx, before))
}
