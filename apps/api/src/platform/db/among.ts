import { type Sql, sql } from './sql.ts'

/**
 * The column is one of these ids. A single id is compared as such: for a list of unknown length PostgreSQL expects ten rows, finds
 * every single case cheaper, and plans the statement anew each time instead of keeping its plan.
 */
export const among = (column: Sql, ids: readonly number[]): Sql =>
  ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${ids}::bigint[])`
