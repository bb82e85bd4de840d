import { type Sql, sql } from './sql.ts'

/**
 * The fragments of a table whose keys `changes` has, one after the other: `, a = $1, b = $2`. A key that is undefined is
 * left out.
 */
export const spliceEach = <T extends object>(
  fragments: { readonly [K in keyof T]-?: (changes: T) => Sql },
  changes: T,
): Sql =>
  (Object.keys(fragments) as (keyof T)[])
    .filter((key) => changes[key] !== undefined)
    .reduce((all, key) => sql`${all}${fragments[key](changes)}`, sql``)
