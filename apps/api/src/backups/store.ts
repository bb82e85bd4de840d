import type { UserId } from '@washline/contract/ids'
import type { WrittenBackup } from '../platform/backup/write-backup.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export interface BackupStart {
  readonly triggeredBy: 'schedule' | 'command' | 'operator'
  readonly operatorId: UserId | null
  readonly place: string
  readonly at: Date
}

/** Ends those whose process has ended without a word. */
export const endSilent = (q: Queryable, { at, silentSince }: { at: Date; silentSince: Date }): Promise<number> =>
  q.run(sql`
    update backups set ended_at = ${at}, problem = 'The process that wrote it has ended.'
    where ended_at is null and seen_at < ${silentSince}`)

/** The id of a new one; nothing while another runs. */
export const insertBackup = async (q: Queryable, { triggeredBy, operatorId, place, at }: BackupStart) =>
  (
    await q.maybe<{ id: number }>(sql`
      insert into backups (triggered_by, operator_id, place, begun_at, seen_at)
      values (${triggeredBy}, ${operatorId}, ${place}, ${at}, ${at})
      on conflict do nothing returning id`)
  )?.id

export const touchBackup = (q: Queryable, id: number, at: Date): Promise<number> =>
  q.run(sql`update backups set seen_at = ${at} where id = ${id} and ended_at is null`)

/** It was written, and read back whole. */
export const endBackup = (q: Queryable, id: number, at: Date, { name, bytes, tables, photos }: WrittenBackup) =>
  q.run(sql`
    update backups set ended_at = ${at}, proven_at = ${at}, name = ${name}, bytes = ${bytes}, tables = ${tables}, photos = ${photos}
    where id = ${id} and ended_at is null`)

export const failBackup = (q: Queryable, id: number, at: Date, problem: string): Promise<number> =>
  q.run(sql`update backups set ended_at = ${at}, problem = ${problem} where id = ${id} and ended_at is null`)
