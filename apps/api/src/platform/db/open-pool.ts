import pg from 'pg'
import type { Tracer } from '../tracing/tracer.ts'
import { clientKeepAlive, serverKeepAlive } from './keep-alive.ts'
import { renewable } from './renewable.ts'
import { nameOf } from './statement-name.ts'

const safeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} does not fit a safe integer`)
  return value
}

/** The two digits at a place of a text. */
const two = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528
/** The thousandths behind the point, of which trailing zeros are not written. */
const thousandths = (text: string): number => {
  if (text.charCodeAt(19) !== 46) return 0
  const digit = (at: number) => (at < text.length - 3 ? text.charCodeAt(at) - 48 : 0)
  return digit(20) * 100 + digit(21) * 10 + digit(22)
}

const parseDate = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text')
/** `2026-01-31 12:00:00.123456+00` digit by digit, as a list of orders has hundreds; pg's parser for other offsets, infinity and the far past. */
const parseTimestamp = (text: string): unknown => {
  if (text.charCodeAt(10) !== 32 || text.charCodeAt(4) !== 45 || !text.endsWith('+00')) return parseDate(text)
  const year = two(text, 0) * 100 + two(text, 2)
  // `Date.UTC` takes these for years of the last century.
  if (year < 100) return parseDate(text)
  const [hours, minutes, seconds] = [two(text, 11), two(text, 14), two(text, 17)]
  return new Date(Date.UTC(year, two(text, 5) - 1, two(text, 8), hours, minutes, seconds, thousandths(text)))
}

const textParsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, safeInteger],
  [pg.types.builtins.TIMESTAMPTZ, parseTimestamp],
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && textParsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** The longest that a statement, its wait for a lock and a transaction without a statement may take, in milliseconds. */
const limits = { statement_timeout: 15_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 20_000 }
const limited = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`)

/** Who lives weeks alone waits for no disk after each step, and plans each statement once. After a crash the last steps are missing, never one before a later one. */
const whileFilling = '-c synchronous_commit=off -c plan_cache_mode=force_generic_plan'

/** One step follows the other: more would only plan the same statements again. */
const fillingConnections = 3

export interface StatementPool {
  readonly connections: pg.Pool
  /** The statement that begins a transaction. */
  readonly begin: string
  /** Begins one whose statements each have one plan per connection, for any values. */
  readonly beginPlannedOnce: string
  /** A statement as this pool sends it. */
  prepared(text: string, values: unknown[]): pg.QueryConfig
  /** Ends every connection at once. */
  renew(): void
  readonly tracer: Tracer | undefined
}

/** Connections for statements; `isPooled` where a pooler gives each transaction another one of the server's. */
export function openPool(options: {
  url: string
  maxConnections?: number
  isPooled?: true
  isFilling?: boolean
  tracer?: Tracer | undefined
}): StatementPool {
  const { url, isPooled, isFilling, tracer } = options
  const { maxConnections = isFilling ? fillingConnections : 20 } = options
  const connections = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    // These stay when nobody calls for a while, with their prepared statements.
    min: Math.min(3, maxConnections),
    types,
    application_name: 'washline',
    // Statements of one transaction that do not need each other's rows are sent together, and answered in their order.
    pipeline: true,
    ...(isPooled ? {} : { ...limits, options: isFilling ? `${serverKeepAlive} ${whileFilling}` : serverKeepAlive }),
    // Who comes while all are in use waits no longer: an answer to ask again is better than one that nobody waits for.
    connectionTimeoutMillis: 3_000,
    // The server ends a statement first, where it still hears of it.
    query_timeout: 16_000,
    ...clientKeepAlive,
  })
  // A connection that dies while idle is replaced by the pool; the next query reports what is wrong.
  connections.on('error', () => undefined)
  // The pool does not listen to a connection that is in use: one that dies between two statements would end the process.
  connections.on('connect', (client) => client.on('error', () => undefined))
  const shared = { connections, renew: renewable(connections), tracer }
  // A pooler takes no limits when a connection begins, and its next transaction does not find what this one has prepared.
  if (isPooled) {
    const begin = ['begin', ...limited].join('; ')
    return { ...shared, begin, beginPlannedOnce: begin, prepared: (text, values) => ({ text, values }) }
  }
  const beginPlannedOnce = 'begin; set local plan_cache_mode = force_generic_plan'
  return {
    ...shared,
    begin: 'begin',
    beginPlannedOnce,
    prepared: (text, values) => ({ name: nameOf(text), text, values }),
  }
}
