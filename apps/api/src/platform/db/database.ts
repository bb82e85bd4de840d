import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { beginStatement } from '../tracing/trace-statement.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { awayOr } from './away.ts'
import { type LastStatement, sendLast } from './last-statements.ts'
import { leaveTogether } from './leave-together.ts'
import { type OldReads, openOldReads } from './old-reads.ts'
import { openPool, type StatementPool } from './open-pool.ts'
import type { Queryable } from './queryable.ts'
import { endPool } from './renewable.ts'
import { sendByTurn } from './send-by-turn.ts'
import { Sql } from './sql.ts'
import { sqlState } from './sql-state.ts'
import type { Ways } from './ways.ts'

/** Reads and writes rows. `Row` is what the statement's columns give. */
export interface Tx extends Queryable {
  readonly kind: 'transaction'
  /**
   * Runs a statement that inserts, updates or deletes with the commit. All such statements of a transaction leave as one: each sees the rows
   * as they were before all of them, and its own `with` may only read. `counted` gets the number of rows that it returns.
   */
  runLast(statement: LastStatement['statement'], counted?: LastStatement['counted']): void
  /** Runs after the commit, never after a rollback; for in-memory nudges only. */
  afterCommit(work: () => void): void
  /** The same for libraries that bring their own SQL (the job queue). */
  rawLast(text: string, values: unknown[]): void
  /** Raw access for libraries. */
  raw(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

export interface TransactionOptions {
  /**
   * Each of its statements is planned once per connection, for any values. For what runs often and finds its rows by their keys: otherwise
   * a connection plans each statement anew the first five times, and one with a list every time.
   */
  readonly planOnce?: boolean
}

export interface Database extends Queryable, Pick<OldReads, 'mayBeOld' | 'noteWrite' | 'oldReads'> {
  readonly kind: 'database'
  /** The direct way, for sessions of their own. */
  readonly url: string
  /** The way of this database's statements. */
  readonly statementsUrl: string
  /** One transaction; repeated up to three times on a deadlock or serialization failure, so `work` must touch nothing outside. */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * What `work` asks before it waits for anything, quick statements alone, leaves in one write and is answered in its order; so does what
   * other such work asks in the same turn of the event loop.
   */
  together<T>(work: () => T): T
  /** When a statement of this process was answered last, by `performance.now()`. */
  answeredMs(): number
  /** Statements sent since start, for the bench. */
  statements(): number
  /** Answers of the database waited for since start: statements that leave together have one. */
  roundTrips(): number
  /** Connections of this process: how many there are, are in use and are waited for. */
  connections(): { readonly open: number; readonly busy: number; readonly wanted: number }
  /** Ends every connection at once: after a silence, those from before it may never answer. */
  renew(): void
  close(): Promise<void>
}

const insideTransaction = new AsyncLocalStorage<true>()
const retriable = new Set(['40001', '40P01'])
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'
export const isForeignKeyViolation = (error: unknown): boolean => sqlState(error) === '23503'

const busyStates = new Set(['55P03', '57014'])
/**
 * Too many want the same row, or a connection: this one has waited for its lock, for its statement or in the pool as long as
 * one may, and its transaction is rolled back.
 */
export const isBusy = (error: unknown): boolean => busyStates.has(sqlState(error) ?? '') || isCrowded(error)
/** More ask at once than there are connections: this one never had one, so nothing of it was begun there. */
export const isCrowded = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/** `isFilling` is for a process that writes weeks of steps one after the other, and goes on with the next one after a crash. */
export function openDatabase(
  options: Ways & { maxConnections?: number; isFilling?: boolean; tracer?: Tracer | undefined },
): Database {
  let answeredMs = 0
  const pool: ObservedPool = {
    ...openPool(options.pooled ? { ...options, url: options.pooled, isPooled: true } : options),
    answered: () => {
      answeredMs = performance.now()
    },
  }
  let sent = 0
  let trips = 0
  const count = (isTrip: boolean) => {
    sent += 1
    if (isTrip) trips += 1
  }
  const turns = sendByTurn(pool.connections)
  const onPrimary = statementsOn(
    pool,
    { query: (config) => (turns.isGathering() ? turns.query(config) : pool.connections.query(config)) },
    () => {
      if (insideTransaction.getStore()) throw new Error('inside a transaction: use its tx, not the database')
      count(!turns.hasAsked())
    },
  )
  const primary = queryable(onPrimary)
  const {
    query: onReplica,
    renew: renewReplica,
    close: closeReplica,
    ...old
  } = openOldReads({ primary, url: options.replica })
  return {
    kind: 'database',
    url: options.url,
    statementsUrl: options.pooled ?? options.url,
    ...(options.replica
      ? queryable(async (statement) => (await onReplica(statement)) ?? onPrimary(statement))
      : primary),
    // It may change rows.
    run: primary.run,
    ...old,
    transaction: (work, { planOnce = false } = {}) =>
      retried(() => runTransaction(pool, work, { count, begin: planOnce ? pool.beginPlannedOnce : pool.begin })),
    together: turns.gather,
    answeredMs: () => answeredMs,
    statements: () => sent,
    roundTrips: () => trips,
    connections: () => {
      const { totalCount, idleCount, waitingCount } = pool.connections
      return { open: totalCount, busy: totalCount - idleCount, wanted: waitingCount }
    },
    renew: () => {
      pool.renew()
      renewReplica()
    },
    close: async () => {
      await closeReplica()
      await endPool(pool.connections, pool.renew)
    },
  }
}

type Query = (statement: Sql) => Promise<pg.QueryResult>
type ObservedPool = StatementPool & { readonly answered: () => void }

/** Statements on a pool or one of its connections. `before` runs ahead of each and may throw. */
const statementsOn =
  (
    { prepared, tracer, answered }: ObservedPool,
    runner: { query(config: pg.QueryConfig): Promise<pg.QueryResult> },
    before: () => void,
  ): Query =>
  async (statement) => {
    before()
    const ended = tracer && beginStatement(tracer, statement.text)
    let isFault = true
    try {
      const result = await runner.query(prepared(statement.text, statement.values as unknown[]))
      isFault = false
      answered()
      return result
    } catch (error) {
      throw awayOr(error)
    } finally {
      ended?.({ isFault })
    }
  }

const queryable = (query: Query): Queryable => ({
  all: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
  maybe: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
  one: async <Row>(statement: Sql) => {
    const { rows } = await query(statement)
    if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}: ${statement.text.slice(0, 200)}`)
    return rows[0] as Row
  },
  run: async (statement) => (await query(statement)).rowCount ?? 0,
})

/** One try: on a connection of its own, committed or rolled back. */
async function runTransaction<T>(
  pool: ObservedPool,
  work: (tx: Tx) => Promise<T>,
  { count, begin }: { readonly count: (isTrip: boolean) => void; readonly begin: string },
): Promise<T> {
  const client = await pool.connections.connect().catch((error: unknown) => {
    throw awayOr(error)
  })
  const last: LastStatement[] = []
  const nudges: (() => void)[] = []
  let open = true
  const before = () => {
    if (!open) throw new Error('this transaction has ended')
    count(leaveTogether(client))
  }
  const tx: Tx = {
    kind: 'transaction',
    ...queryable(statementsOn(pool, client, before)),
    runLast: (statement, counted) => last.push({ statement, counted }),
    rawLast: (text, values) => last.push({ statement: () => new Sql(text, values) }),
    afterCommit: (nudge) => nudges.push(nudge),
    raw: (text, values) => {
      before()
      return client.query(values ? pool.prepared(text, values) : { text })
    },
  }
  let broken: Error | undefined
  try {
    before()
    // The begin leaves with the first statement, and what is written last with the commit.
    const begun = client.query(begin)
    const [result] = await Promise.all([insideTransaction.run(true, () => work(tx)), begun])
    const written = sendLast(tx, last)
    before()
    open = false
    await Promise.all([written, client.query('commit')])
    for (const nudge of nudges) nudge()
    return result
  } catch (error) {
    open = false
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw awayOr(error)
  } finally {
    client.release(broken)
  }
}

/** Repeats what failed on a deadlock or a serialization failure, up to three tries. */
async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= 3 || !retriable.has(sqlState(error) ?? '')) throw error
    }
  }
}
