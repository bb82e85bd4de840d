import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { explainDatabaseFault } from '../postgres/explain-database-fault.ts'
import type { Database } from './database.ts'
import { sql } from './sql.ts'

/** A pooler that cannot be used stops the start. One whose connections have no limits is reported: single statements have none there. */
export async function checkWays(
  { DATABASE_POOL_URL: address }: Pick<Config, 'DATABASE_POOL_URL'>,
  db: Database,
  log: Log,
): Promise<void> {
  if (address === undefined) return
  const { limit } = await db
    .one<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`)
    .catch((error: unknown) => {
      throw explainDatabaseFault(address, error, 'DATABASE_POOL_URL')
    })
  if (limit === '0')
    log.warn('database.pool-without-limits', { set: "connect_query = 'set statement_timeout = 15000'" })
}
