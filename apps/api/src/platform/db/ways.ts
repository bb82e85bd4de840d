import type { Config } from '../config/config.ts'

/**
 * The ways to the database, and what takes each. Only this file knows that there are several.
 *
 * - `direct`: the primary itself. What needs a session of its own: migrations (they lock for as long as they run) and the owner's commands,
 *   the relay and the watch of due jobs (they listen), the job queue (its connections have settings), a backup (one snapshot for minutes).
 * - `pooled`: the primary behind a pooler of transactions. All statements and transactions of requests and jobs; their locks end with the
 *   transaction. They are not prepared, and a transaction brings its limits.
 * - `replica`: what a call marked `mayBeOld` reads.
 */
export interface Ways {
  readonly url: string
  readonly pooled?: string | undefined
  readonly replica?: string | undefined
}

/** An address without a login has that of the direct way, which a pooler and a replica know too. */
function withLogin(address: string | undefined, direct: URL): string | undefined {
  if (address === undefined) return undefined
  const url = new URL(address)
  if (url.username === '') {
    url.username = direct.username
    url.password = direct.password
  }
  return url.href
}

export const waysOf = (
  { DATABASE_POOL_URL, DATABASE_REPLICA_URL }: Pick<Config, 'DATABASE_POOL_URL' | 'DATABASE_REPLICA_URL'>,
  url: string,
): Ways => ({
  url,
  pooled: withLogin(DATABASE_POOL_URL, new URL(url)),
  replica: withLogin(DATABASE_REPLICA_URL, new URL(url)),
})
