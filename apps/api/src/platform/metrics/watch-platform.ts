import type { Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { RunningJobs } from '../jobs/pg-boss-jobs.ts'
import type { Log } from '../log/log.ts'
import { readGauge } from './read-gauge.ts'

interface PlatformParts {
  readonly db: Database
  readonly jobs: Pick<RunningJobs, 'watch'>
  readonly log: Log
  readonly sockets: () => number
}

/** Queues, outbox, connections and sockets. Those of the database are the same from every process. */
export function watchPlatform(registry: Registry, deps: PlatformParts): void {
  const { db, jobs, log, sockets } = deps
  jobs.watch(registry)
  log.watch?.(registry)
  readGauge(
    registry,
    { name: 'washline_jobs_waiting', help: 'Jobs that are due and not taken, by queue', labels: ['queue'] },
    () => countJobs(db),
  )
  readGauge(
    registry,
    { name: 'washline_jobs_overdue_seconds', help: 'How long the oldest job that is due has waited' },
    async () => [{ labels: {}, value: await oldestJobS(db) }],
  )
  readGauge(
    registry,
    { name: 'washline_outbox_lag_seconds', help: 'How long the oldest live event waits to be sent' },
    async () => [{ labels: {}, value: await outboxLagS(db) }],
  )
  readGauge(
    registry,
    { name: 'washline_pool_connections', help: 'Connections of this process to its database', labels: ['state'] },
    async () => Object.entries(db.connections()).map(([state, value]) => ({ labels: { state }, value })),
  )
  readGauge(
    registry,
    { name: 'washline_old_reads', help: 'Reads that a replica may answer since start, by who did', labels: ['by'] },
    async () => Object.entries(db.oldReads()).map(([by, value]) => ({ labels: { by }, value })),
  )
  readGauge(registry, { name: 'washline_sockets', help: 'Live connections of this process' }, async () => [
    { labels: {}, value: sockets() },
  ])
}

async function countJobs(db: Database) {
  const rows = await db.all<{ queue: string; count: number }>(sql`
    select name as queue, count(*) as count from jobs.job where state < 'active' and start_after < now() group by name`)
  return rows.map(({ queue, count }) => ({ labels: { queue }, value: count }))
}

const oldestJobS = async (db: Database): Promise<number> =>
  (
    await db.one<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
      from jobs.job where state < 'active' and start_after < now()`)
  ).seconds

const outboxLagS = async (db: Database): Promise<number> =>
  (
    await db.one<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from outbox`)
  ).seconds
