import { sqlState } from './sql-state.ts'

/** The database cannot be reached, or does not answer. What the statement changed is open. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/**
 * Connection faults (08), a server without room, memory or connections (53), one that cannot read or write its files (58030), one that stops, has
 * crashed or is starting (57P0.), and one that only reads: its place was taken by another (25006).
 */
const awayStates = /^(08...|53...|58030|57P0[123]|25006)$/
/** What pg throws without a code. */
const withoutCode =
  /^(Connection terminated|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/

/** An error of pg: `DatabaseAway` where it means that the database was not reached, itself where the database refused a statement. */
export function awayOr(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = sqlState(error) ?? ''
  const isFault = networkCodes.has(code) || awayStates.test(code) || withoutCode.test(error.message)
  return isFault ? new DatabaseAway(code || error.message, { cause: error }) : error
}

export const isAway = (error: unknown): boolean => error instanceof DatabaseAway
