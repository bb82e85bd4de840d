import { expect } from 'vitest'
import type { Database, Tx } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/**
 * Lets calls race for certain: they begin while a transaction has a lock that all of them need, and it ends once all of
 * them wait. A call that does not wait fails the test.
 */
export async function raceBehind<T>(
  db: Database,
  lock: (tx: Tx) => Promise<unknown>,
  calls: () => readonly Promise<T>[],
): Promise<T[]> {
  const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction(async (tx) => {
    await lock(tx)
    held.resolve()
    await end.promise
  })
  await held.promise
  const racing = calls()
  try {
    await expect.poll(() => waitingForLocks(db), { interval: 10, timeout: 10_000 }).toBe(racing.length)
  } finally {
    end.resolve()
    await holding
  }
  return Promise.all(racing)
}

const waitingForLocks = async (db: Database): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).count
