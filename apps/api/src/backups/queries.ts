import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

export interface BackupRow {
  readonly id: number
  readonly triggeredBy: 'schedule' | 'command' | 'operator'
  readonly place: string
  readonly begunAt: Date
  readonly endedAt: Date | null
  readonly name: string | null
  readonly bytes: number | null
  readonly tables: number | null
  readonly photos: number | null
  readonly problem: string | null
}

const shown = 50

/** The latest backups, newest first. */
export const latestBackups = (q: Queryable): Promise<BackupRow[]> =>
  q.all<BackupRow>(sql`
    select id, triggered_by as "triggeredBy", place, begun_at as "begunAt", ended_at as "endedAt", name, bytes, tables,
      photos, problem
    from backups order by begun_at desc, id desc limit ${shown}`)

/** When the latest whole backup began. */
export const lastWholeBackup = async (q: Queryable): Promise<Date | undefined> =>
  (
    await q.maybe<{ begunAt: Date }>(
      sql`select begun_at as "begunAt" from backups where name is not null order by begun_at desc limit 1`,
    )
  )?.begunAt
