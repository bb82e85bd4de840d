import pg from 'pg'
import type { Db } from 'pg-boss'
import { awayOr, DatabaseAway } from '../db/away.ts'
import { isBusy } from '../db/database.ts'
import { clientKeepAlive, serverKeepAlive } from '../db/keep-alive.ts'
import { endPool, renewable } from '../db/renewable.ts'
import { nameOf } from '../db/statement-name.ts'

export interface JobDatabase extends Db {
  /** Ends every connection at once. */
  renew(): void
  close(): Promise<void>
}

/** Without values it may be several statements at once, which cannot be prepared; the fetch of a queue's jobs is one, always the same. */
const isFetch = (text: string): boolean => text.includes('SKIP LOCKED') && !text.includes(';')

/**
 * The queue's own connections. Its few statements are the same for every job: they stay prepared, with one plan each, and are not
 * parsed and planned again whenever a job is fetched or completed.
 */
export function openJobDatabase(deps: { databaseUrl: string; onFault: (error: unknown) => void }): JobDatabase {
  const pool = new pg.Pool({
    connectionString: deps.databaseUrl,
    max: 4,
    application_name: 'washline-jobs',
    // A crash of the database may forget that a job was fetched or done. It is worked on again then, as after a crash of its process.
    options: `-c plan_cache_mode=force_generic_plan -c synchronous_commit=off ${serverKeepAlive}`,
    connectionTimeoutMillis: 10_000,
    query_timeout: 16_000,
    ...clientKeepAlive,
  })
  const renew = renewable(pool)
  pool.on('error', (error) => deps.onFault(awayOr(error)))
  return {
    executeSql: async (text, values = []) => {
      try {
        const isPrepared = values.length > 0 || isFetch(text)
        return await (isPrepared ? pool.query({ name: nameOf(text), text, values }) : pool.query(text))
      } catch (error) {
        throw isBusy(error) ? new DatabaseAway('no connection', { cause: error }) : awayOr(error)
      }
    },
    renew,
    close: () => endPool(pool, renew),
  }
}
