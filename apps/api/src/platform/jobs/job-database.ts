import pg from 'pg'
import type { Db } from 'pg-boss'
import { nameOf } from '../db/statement-name.ts'

export interface JobDatabase extends Db {
  close(): Promise<void>
}

/**
 * The queue's own connections. Its few statements are the same for every job: they stay prepared, with one plan each, and are not
 * parsed and planned again whenever a job is fetched or completed.
 */
export function openJobDatabase(deps: { databaseUrl: string; onFault: (error: Error) => void }): JobDatabase {
  const pool = new pg.Pool({
    connectionString: deps.databaseUrl,
    max: 4,
    application_name: 'washline-jobs',
    // A crash of the database may forget that a job was fetched or done. It is worked on again then, as after a crash of its process.
    options: '-c plan_cache_mode=force_generic_plan -c synchronous_commit=off',
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', deps.onFault)
  return {
    // Without values it may be several statements at once, which cannot be prepared.
    executeSql: (text, values) =>
      values && values.length > 0 ? pool.query({ name: nameOf(text), text, values }) : pool.query(text),
    close: () => pool.end(),
  }
}
