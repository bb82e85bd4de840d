import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export interface BackupRow {
  readonly id: number
  readonly triggeredBy: 'schedule' | 'command' | 'operator'
  readonly by: string | null
  readonly begunAt: Date
  readonly endedAt: Date | null
  readonly name: string | null
  readonly bytes: number | null
  readonly photos: number | null
  readonly provenAt: Date | null
  readonly problem: string | null
}

const shown = 50

/** The last ones, newest first. */
export const latestBackups = (q: Queryable): Promise<BackupRow[]> =>
  q.all(sql`
    select b.id, b.triggered_by as "triggeredBy", p.name as by, b.begun_at as "begunAt", b.ended_at as "endedAt", b.name, b.bytes,
      b.photos, b.proven_at as "provenAt", b.problem
    from backups b left join people p on p.id = b.operator_id
    order by b.begun_at desc, b.id desc limit ${shown}`)

/** When the latest whole backup began. */
export const lastWholeBackup = async (q: Queryable): Promise<Date | undefined> =>
  (
    await q.maybe<{ begunAt: Date }>(
      sql`select begun_at as "begunAt" from backups where name is not null order by begun_at desc limit 1`,
    )
  )?.begunAt
