import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { awayOr } from '../db/away.ts'
import type { Log } from '../log/log.ts'
import { keepConnected } from './keep-connected.ts'
import { outboxFilled } from './outbox.ts'

/** Turns of the relays of all processes: one at a time, so that events leave in the order of their ids. */
export const relayLock = 7_420_002

/** What a relay does with the rows it finds, on its own connection. */
export interface RelayWork {
  /** Once for every new connection; `isFirst` is false after a lost one. */
  begin(client: pg.Client, isFirst: boolean): Promise<void>
  /** Takes and sends one batch; true when more may wait. */
  drain(client: pg.Client): Promise<boolean>
}

const usualPollMs = 5_000
const retryMs = 1_000
const drainLimitMs = 3_000
/** After a drain, what comes within this time leaves with the next one: the first event of a quiet moment leaves at once. */
const restMs = 8

export interface Relay {
  nudge(): void
  start(): Promise<void>
  /** Opens another connection: the database has been silent. */
  renew(): void
  stop(): Promise<void>
}

/** Drains the outbox when nudged, and now and then for what a process left behind that died after its commit. */
export function createRelay(deps: { databaseUrl: string; log: Log; work: RelayWork; pollMs?: number }): Relay {
  const { databaseUrl, log, work } = deps
  let isStopped = false
  let isAsked = false
  let isDraining = false
  let drained = Promise.resolve()
  let poll: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined

  const nudge = () => {
    isAsked = true
    if (!isDraining) drained = drainAll()
  }
  const connection = keepConnected({
    databaseUrl,
    log,
    begin: async (client, isFirst) => {
      client.on('notification', ({ channel }) => {
        if (channel === outboxFilled) nudge()
      })
      await client.query(`listen ${outboxFilled}`)
      await work.begin(client, isFirst)
    },
    onOpen: nudge,
  })
  const drainAll = async (): Promise<void> => {
    if (isDraining) return
    isDraining = true
    try {
      for (let client = connection.current(); isAsked && client && !isStopped; client = connection.current()) {
        isAsked = false
        while (await work.drain(client)) if (isStopped) break
        await pause(restMs)
      }
    } catch (error) {
      if (isStopped) return
      log.error('outbox.relay', awayOr(error))
      clearTimeout(retry)
      retry = setTimeout(nudge, retryMs)
    } finally {
      isDraining = false
    }
  }

  return {
    nudge,
    renew: connection.renew,
    start: async () => {
      await connection.open()
      poll = setInterval(nudge, deps.pollMs ?? usualPollMs)
    },
    stop: async () => {
      if (connection.current() && !isStopped) {
        nudge()
        // A silent database keeps nobody from ending: another process sends what is left.
        await Promise.race([drained, pause(drainLimitMs, undefined, { ref: false })])
      }
      isStopped = true
      clearInterval(poll)
      clearTimeout(retry)
      await connection.close()
    },
  }
}
