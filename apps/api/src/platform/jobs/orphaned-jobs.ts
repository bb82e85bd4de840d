import type { PgBoss } from 'pg-boss'
import type { JobDatabase } from './job-database.ts'

/** A process notes of each job in its hand that it lives, twice within this time. */
export const heartbeatS = 15

/** For queues of an earlier version, and so that looking for orphans reads only jobs in hand. */
export async function prepareOrphans(db: JobDatabase): Promise<void> {
  await db.executeSql(`update jobs.queue set heartbeat_seconds = $1 where heartbeat_seconds is null`, [heartbeatS])
  const { rows } = await db.executeSql(`select to_regclass('jobs.job_in_hand') is not null as made`, [])
  if ((rows as { made: boolean }[])[0]?.made) return
  await db.executeSql(`create index if not exists job_in_hand on jobs.job (heartbeat_on) where state = 'active'`, [])
}

/** Puts back the jobs whose process has ended without a word, and gives how many there were. They run again, as after a failure. */
export async function releaseOrphans(db: JobDatabase, boss: Pick<PgBoss, 'fail'>): Promise<number> {
  const { rows } = await db.executeSql(
    `select name, array_agg(id::text) as ids from jobs.job
     where state = 'active' and heartbeat_on < now() - make_interval(secs => $1)
       and heartbeat_on + heartbeat_seconds * interval '1 second' < now() group by name`,
    [heartbeatS],
  )
  let released = 0
  for (const { name, ids } of rows as { name: string; ids: string[] }[]) {
    await boss.fail(name, ids, { message: 'the process that had it has ended' })
    released += ids.length
  }
  return released
}
