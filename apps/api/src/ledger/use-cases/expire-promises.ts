import type { Database } from '../../platform/db/database.ts'
import { expirePending } from '../store.ts'

const atOnce = 200

/** Ends every promise whose time is over, a handful per transaction. */
export async function expirePromises(db: Database, at: Date): Promise<number> {
  let ended = 0
  for (let last = atOnce; last === atOnce; ended += last)
    last = await db.transaction((tx) => expirePending(tx, at, atOnce))
  return ended
}
