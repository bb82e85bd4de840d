import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { awayOr } from '../db/away.ts'
import { clientKeepAlive, serverKeepAlive } from '../db/keep-alive.ts'
import { dropConnection } from '../db/renewable.ts'
import type { Log } from '../log/log.ts'

export interface RelayConnection {
  /** Undefined while it is lost. */
  current(): pg.Client | undefined
  open(): Promise<void>
  /** Opens another one in its place. */
  renew(): void
  close(): Promise<void>
}

const reconnectMs = 500
/** Who only listens does not notice a connection that has died: it is asked now and then. */
const askEveryMs = 8_000
const answerLimitMs = 8_000
/** A silent database is not waited for. */
const closeLimitMs = 1_000

/** A connection of its own for what listens or locks. After a loss it is opened again until it is closed. */
export function keepConnected(deps: {
  databaseUrl: string
  log: Log
  /** Prepares every new connection; `isFirst` is false after a lost one. */
  begin: (client: pg.Client, isFirst: boolean) => Promise<void>
  onOpen: () => void
}): RelayConnection {
  let client: pg.Client | undefined
  let isClosed = false
  let isFirst = true
  let retry: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: deps.databaseUrl,
      application_name: 'washline-relay',
      ...clientKeepAlive,
      options: serverKeepAlive,
      connectionTimeoutMillis: 4_000,
      pipeline: true,
      // The turn of a process that has vanished in it ends.
      idle_in_transaction_session_timeout: 15_000,
    })
    fresh.on('error', (error) => deps.log.error('outbox.connection', awayOr(error)))
    await fresh.connect()
    const late = setTimeout(() => dropConnection(fresh), answerLimitMs)
    try {
      await deps.begin(fresh, isFirst)
      if (isClosed) throw new Error('stopped meanwhile')
    } catch (error) {
      dropConnection(fresh)
      throw error
    } finally {
      clearTimeout(late)
    }
    const asking = setInterval(() => void dropSilent(fresh), askEveryMs).unref()
    fresh.once('end', () => {
      clearInterval(asking)
      client = undefined
      reconnectLater()
    })
    isFirst = false
    client = fresh
    deps.onOpen()
  }
  const reconnectLater = () => {
    if (isClosed) return
    retry = setTimeout(() => {
      connect().catch((error: Error) => {
        deps.log.error('outbox.connection', awayOr(error))
        reconnectLater()
      })
    }, reconnectMs)
  }

  return {
    current: () => client,
    open: connect,
    renew: () => client && dropConnection(client),
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      if (client) await endWithin(client, closeLimitMs)
    },
  }
}

const late = (afterMs: number) => pause(afterMs, 'late' as const, { ref: false })

async function dropSilent(client: pg.Client): Promise<void> {
  const answer = await Promise.race([client.query('select').catch(() => 'failed'), late(answerLimitMs)])
  if (answer === 'late') dropConnection(client)
}

async function endWithin(client: pg.Client, limitMs: number): Promise<void> {
  const ended = await Promise.race([client.end(), late(limitMs)])
  if (ended === 'late') dropConnection(client)
}
