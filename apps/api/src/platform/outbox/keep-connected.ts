import pg from 'pg'
import type { Log } from '../log/log.ts'

export interface RelayConnection {
  /** Undefined while it is lost. */
  current(): pg.Client | undefined
  open(): Promise<void>
  close(): Promise<void>
}

const reconnectMs = 500

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
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
      pipeline: true,
    })
    fresh.on('error', (error) => deps.log.error('outbox.connection', error))
    await fresh.connect()
    try {
      await deps.begin(fresh, isFirst)
      if (isClosed) throw new Error('stopped meanwhile')
    } catch (error) {
      await fresh.end()
      throw error
    }
    fresh.once('end', () => {
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
        deps.log.error('outbox.connection', error)
        reconnectLater()
      })
    }, reconnectMs)
  }

  return {
    current: () => client,
    open: connect,
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
