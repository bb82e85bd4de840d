import { type Sql, sql } from '../../platform/db/sql.ts'

export interface PageOptions {
  readonly before: number | undefined
  readonly limit: number
}

export interface SearchOptions extends PageOptions {
  readonly search: string | undefined
}

/** The exclusive upper bound of the ids of a page. */
export const idBound = ({ before }: PageOptions): Sql => sql`coalesce(${before ?? null}::bigint, 9223372036854775807)`

/** A pattern for `ilike` that matches text containing this one; its wildcards match themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
