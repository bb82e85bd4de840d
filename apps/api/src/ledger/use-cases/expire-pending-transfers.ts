import type { Database } from '../../platform/db/database.ts'
import { expirePending } from '../store.ts'

const atOnce = 200

/** Expires every due pending transfer, in batches of one transaction each. */
export async function expirePendingTransfers(db: Database, at: Date): Promise<number> {
  let ended = 0
  for (let last = atOnce; last === atOnce; ended += last)
    last = await db.transaction((tx) => expirePending(tx, at, atOnce))
  return ended
}
