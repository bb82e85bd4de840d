import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

/** How long a subject still has to wait. */
export const waitOf = async (q: Queryable, subject: Buffer, at: Date): Promise<number> => {
  const row = await q.maybe<{ until: Date }>(sql`
    select wait_until as until from sign_in_attempts where subject = ${subject} and wait_until > ${at}`)
  return row ? row.until.getTime() - at.getTime() : 0
}
