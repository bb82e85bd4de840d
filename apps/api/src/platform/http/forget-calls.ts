import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Clears a count of calls, for limits that are on failures only. */
export async function forgetCalls(deps: { db: Database }, key: string): Promise<void> {
  await deps.db.run(sql`delete from rate_limits where key = ${key}`)
}
