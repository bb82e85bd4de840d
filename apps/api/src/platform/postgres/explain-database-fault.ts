import { sqlState } from '../db/sql-state.ts'
import { StartupError } from './startup-error.ts'

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host has no address',
  EAI_AGAIN: 'names cannot be looked up at the moment',
  ETIMEDOUT: 'its host does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  ECONNRESET: 'it ended the connection',
  '28P01': 'user or password is wrong',
  '28000': 'this user may not sign in, or not from here',
  '3D000': 'the server has no database of this name',
  '42501': 'this user may not create tables in it',
  '53300': 'it has no connection left',
  '57P03': 'it is starting up or shutting down',
  '25006': 'it is a replica, which only reads',
  ERR_INVALID_URL: 'the address cannot be read',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by nobody known here',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  CERT_HAS_EXPIRED: 'its certificate has expired',
}

/** Messages of pg that have no code. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/does not support SSL/, 'it speaks no TLS, which the address asks for'],
  [/timeout expired/, 'its host does not answer'],
  [/Connection terminated unexpectedly/, 'it ended the connection'],
  [/password must be a string/, 'it asks for a password, and the address has none'],
]

const reasonOf = (error: unknown): string | undefined => {
  const text = error instanceof Error ? error.message : ''
  return reasons[sqlState(error) ?? ''] ?? sentences.find(([sentence]) => sentence.test(text))?.[1]
}

/** Where a database is, without who signs in and how. */
const placeOf = (url: string): string => {
  try {
    const { host, pathname, searchParams } = new URL(url)
    return `${host || (searchParams.get('host') ?? 'localhost')}${pathname}`
  } catch {
    return 'an unreadable address'
  }
}

/** A fault on the way to the database of a setting as one line for the person at the keyboard; another error stays as it is. */
export function explainDatabaseFault(url: string, error: unknown, setting = 'DATABASE_URL'): unknown {
  const reason = reasonOf(error) ?? (error instanceof Error ? reasonOf(error.cause) : undefined)
  return reason ? new StartupError(`${setting}: the database at ${placeOf(url)} cannot be used: ${reason}.`) : error
}
