import type { Database, Tx } from './database.ts'
import { type LastStatement, sendLast } from './last-statements.ts'
import { Sql } from './sql.ts'

class Rehearsed extends Error {}

/**
 * Runs `work` for what a first run leaves warm: code, prepared statements, pages in memory. All its transactions are one, which is rolled
 * back; nothing that waits for a commit happens.
 */
export async function rehearse(db: Database, work: (rehearsed: Database) => Promise<void>): Promise<void> {
  const rehearsed = async (tx: Tx) => {
    await work({
      ...db,
      all: tx.all,
      one: tx.one,
      maybe: tx.maybe,
      run: tx.run,
      transaction: (part) => closed(tx, part),
    })
    throw new Rehearsed()
  }
  await db.transaction(rehearsed, { planOnce: true }).catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error
  })
}

/** A transaction up to its commit. */
async function closed<T>(tx: Tx, part: (tx: Tx) => Promise<T>): Promise<T> {
  const last: LastStatement[] = []
  const runLast: Tx['runLast'] = (statement, counted) => last.push({ statement, counted })
  const rawLast: Tx['rawLast'] = (text, values) => last.push({ statement: () => new Sql(text, values) })
  const result = await part({ ...tx, runLast, rawLast, afterCommit: () => undefined })
  await sendLast(tx, last)
  return result
}
