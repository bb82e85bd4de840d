import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

/** When the latest whole backup began. */
export const lastWholeBackup = async (q: Queryable): Promise<Date | undefined> =>
  (
    await q.maybe<{ begunAt: Date }>(
      sql`select begun_at as "begunAt" from backups where name is not null order by begun_at desc limit 1`,
    )
  )?.begunAt
