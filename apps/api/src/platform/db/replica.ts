import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { awayOr, isAway } from './away.ts'
import { leaveTogether } from './leave-together.ts'
import { openPool } from './open-pool.ts'
import { endPool } from './renewable.ts'
import type { Sql } from './sql.ts'
import { sqlState } from './sql-state.ts'

const maxConnections = 10
/** A replica that does not answer even how far it is within this time is away. */
const answerLimitMs = 1_000
/** One that is away or behind is left alone for so long. */
const restMs = 2_000
/** The statement was in the way of what the replica had to replay, or it would change something. */
const notHere = new Set(['40001', '25006'])

const replayed = {
  name: 'replayed',
  text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isFresh"',
}

interface Replica {
  /** Nothing where the replica is away, is behind this position of the primary, or cannot answer this. */
  read(statement: Sql, position: string): Promise<pg.QueryResult | undefined>
  renew(): void
  close(): Promise<void>
}

export function openReplica(url: string): Replica {
  const { connections, prepared, renew } = openPool({ url, maxConnections })
  let restsUntilMs = 0
  const rest = () => {
    restsUntilMs = performance.now() + restMs
    return undefined
  }

  const ask = async (client: pg.PoolClient, { text, values }: Sql, position: string) => {
    leaveTogether(client)
    const fresh = client.query<{ isFresh: boolean | null }>({ ...replayed, values: [position] })
    const answer = client.query(prepared(text, values as unknown[]))
    answer.catch(() => undefined)
    const state = await Promise.race([fresh, pause(answerLimitMs, undefined, { ref: false })])
    if (!state) {
      fresh.catch(() => undefined)
      throw new Error('timeout expired')
    }
    if (state.rows[0]?.isFresh) return await answer
    // What it answers is of another time: a table may be missing that is there now.
    await answer.catch(() => undefined)
    return rest()
  }

  return {
    read: async (statement, position) => {
      if (performance.now() < restsUntilMs) return undefined
      const connecting = connections.connect()
      const client = await Promise.race([connecting, pause(answerLimitMs, undefined, { ref: false })]).catch(rest)
      if (!client) {
        connecting.then((late) => late.release()).catch(() => undefined)
        return rest()
      }
      try {
        const result = await ask(client, statement, position)
        client.release()
        return result
      } catch (error) {
        const isGone = isAway(awayOr(error))
        client.release(isGone)
        if (isGone) return rest()
        if (notHere.has(sqlState(error) ?? '')) return undefined
        throw error
      }
    },
    renew,
    close: () => endPool(connections, renew),
  }
}
