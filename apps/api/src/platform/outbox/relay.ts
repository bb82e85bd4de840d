import pg from 'pg'
import type { Log } from '../log/log.ts'

/** Turns of the relays of all processes: one at a time, so that events leave in the order of their ids. */
export const relayLock = 7_420_002

/** What a relay does with the rows it finds, on its own connection. */
export interface RelayWork {
  /** Once for every new connection; `isFirst` is false after a lost one. */
  begin(client: pg.Client, isFirst: boolean): Promise<void>
  /** Takes and sends one batch; true when more may wait. */
  drain(client: pg.Client): Promise<boolean>
}

export interface Relay {
  nudge(): void
  start(): Promise<void>
  stop(): Promise<void>
}

const reconnectMs = 500

/** Drains the outbox when nudged, and once a second for what a process left behind that died after its commit. */
export function createRelay(deps: { databaseUrl: string; log: Log; work: RelayWork; pollMs?: number }): Relay {
  let client: pg.Client | undefined
  let isStopped = false
  let isFirst = true
  let isAsked = false
  let isDraining = false
  let drained = Promise.resolve()
  let poll: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined

  const drainAll = async (): Promise<void> => {
    if (isDraining) return
    isDraining = true
    try {
      while (isAsked && client && !isStopped) {
        isAsked = false
        while (await deps.work.drain(client)) if (isStopped) break
      }
    } catch (error) {
      if (!isStopped) deps.log.error('outbox.relay', error)
    } finally {
      isDraining = false
    }
  }
  const nudge = () => {
    isAsked = true
    if (!isDraining) drained = drainAll()
  }

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: deps.databaseUrl,
      application_name: 'washline-relay',
      keepAlive: true,
    })
    fresh.on('error', (error) => deps.log.warn('outbox.connection', { reason: error.message }))
    await fresh.connect()
    try {
      await deps.work.begin(fresh, isFirst)
      if (isStopped) throw new Error('stopped meanwhile')
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
    nudge()
  }
  const reconnectLater = () => {
    if (isStopped) return
    retry = setTimeout(() => {
      connect().catch((error: Error) => {
        deps.log.warn('outbox.connection', { reason: error.message })
        reconnectLater()
      })
    }, reconnectMs)
  }

  return {
    nudge,
    start: async () => {
      await connect()
      poll = setInterval(nudge, deps.pollMs ?? 1_000)
    },
    stop: async () => {
      if (client && !isStopped) {
        nudge()
        await drained
      }
      isStopped = true
      clearInterval(poll)
      clearTimeout(retry)
      await client?.end()
    },
  }
}
