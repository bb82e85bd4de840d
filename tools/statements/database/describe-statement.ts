import type pg from 'pg'
import { listOf, nodeOf, type PgNode, readNodeTree } from './read-node-tree.ts'

export interface Description {
  readonly parameters: readonly number[]
  /** The statement after parse analysis. */
  readonly query: PgNode | undefined
}

/**
 * Prepares a statement and has PostgreSQL analyse it as the body of a function, which keeps what a prepared statement does not
 * show: where each column comes from, and through which joins. Nothing of it stays.
 */
export async function describeStatement(client: pg.Client, text: string): Promise<Description> {
  try {
    const prepared = await runAll<{ parameters: number[]; names: string[] }>(client, [
      'begin',
      `prepare described as ${text}`,
      `select parameter_types::oid[]::int[] as parameters, parameter_types::text[] as names
      from pg_prepared_statements where name = 'described'`,
    ])
    const { parameters, names } = prepared ?? { parameters: [], names: [] }
    const analysed = await runAll<{ tree: string }>(client, [
      `create function pg_temp.described(${names.join(', ')}) returns void language sql begin atomic ${text}; end`,
      `select prosqlbody::text as tree from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()`,
    ])
    return { parameters, query: nodeOf(listOf(listOf(readNodeTree(analysed?.tree ?? ''))[0])[0]) }
  } finally {
    await client.query('rollback; deallocate all')
  }
}

/** Runs several commands in one exchange; the row of the last is the answer. */
async function runAll<Row>(client: pg.Client, commands: readonly string[]): Promise<Row | undefined> {
  const results: unknown = await client.query(commands.join(';\n'))
  const last: unknown = Array.isArray(results) ? results.at(-1) : results
  return (last as pg.QueryResult & { rows: Row[] }).rows[0]
}
