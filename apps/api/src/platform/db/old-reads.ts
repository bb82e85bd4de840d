import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Queryable } from './queryable.ts'
import { openReplica } from './replica.ts'
import { type Sql, sql } from './sql.ts'

/** A person's reads come from the primary for at least this long after a change of theirs. */
const ownS = 5
/** What a replica shows is at most this old. Less than `ownS`, so that nobody misses a change of their own. */
const oldestMs = 4_000
/** A replica has this long to follow before the primary is read. */
const followMs = 1_000

export interface OldReads {
  /** Runs a read whose statements a replica may answer, up to some seconds old. The reader finds what they have changed themselves. */
  mayBeOld<T>(reader: number | undefined, work: () => Promise<T>): Promise<T>
  /** To be called after a change by this person, before it is answered. */
  noteWrite(writer: number): Promise<void>
  /** Statements that might be answered by a replica: how many were, and how many went to the primary all the same. */
  oldReads(): { readonly replica: number; readonly primary: number }
}

interface Position {
  readonly atMs: number
  readonly lsn: string
}

/**
 * Reads of a replica: each asks in the same write whether the replica has replayed what the primary had at a moment some seconds ago at
 * most, so that it does not matter which of several replicas answers. Without a replica, all reads are the primary's.
 */
export function openOldReads({ primary, url }: { primary: Queryable; url: string | undefined }): OldReads & {
  /** Nothing where the primary has to be asked. */
  query(statement: Sql): Promise<pg.QueryResult | undefined>
  renew(): void
  close(): Promise<void>
} {
  if (url === undefined)
    return {
      mayBeOld: (_reader, work) => work(),
      noteWrite: async () => undefined,
      oldReads: () => ({ replica: 0, primary: 0 }),
      query: async () => undefined,
      renew: () => undefined,
      close: async () => undefined,
    }
  const replica = openReplica(url)
  const asked = new AsyncLocalStorage<string>()
  const counts = { replica: 0, primary: 0 }
  let [former, latest]: [Position?, Position?] = []

  /** What a replica has to have replayed: where the primary was a moment ago, so that a replica that follows is not behind. */
  const positionOf = (now: Position): string => {
    if (!latest || now.atMs - latest.atMs > followMs) [former, latest] = [latest, now]
    return former && now.atMs - former.atMs < oldestMs ? former.lsn : now.lsn
  }
  return {
    mayBeOld: async (reader, work) => {
      const atMs = performance.now()
      const { lsn, wrote } = await primary.one<{ lsn: string; wrote: boolean }>(sql`
        select pg_current_wal_insert_lsn()::text as lsn,
          exists (select from recent_writes where user_id = ${reader ?? null}::bigint and until > now()) as wrote`)
      return wrote ? work() : asked.run(positionOf({ atMs, lsn }), work)
    },
    noteWrite: async (writer) => {
      await primary.run(sql`
        insert into recent_writes (user_id, until) select ${writer}::bigint, now() + make_interval(secs => ${2 * ownS}::int)
        where not exists (
          select from recent_writes where user_id = ${writer}::bigint and until > now() + make_interval(secs => ${ownS}::int))
        on conflict (user_id) do update set until = excluded.until`)
    },
    oldReads: () => ({ ...counts }),
    query: async (statement) => {
      const position = asked.getStore()
      if (position === undefined) return undefined
      const result = await replica.read(statement, position)
      counts[result ? 'replica' : 'primary'] += 1
      return result
    },
    renew: replica.renew,
    close: replica.close,
  }
}
