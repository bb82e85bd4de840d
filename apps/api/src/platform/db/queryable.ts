import type { Sql } from './sql.ts'

/** What runs statements: a transaction, or the database. */
export interface Queryable {
  all<Row>(statement: Sql): Promise<Row[]>
  /** Exactly one row, or it throws. */
  one<Row>(statement: Sql): Promise<Row>
  maybe<Row>(statement: Sql): Promise<Row | undefined>
  /** Runs and gives the number of rows touched. */
  run(statement: Sql): Promise<number>
}
