import type { Log } from '../log/log.ts'
import { keepConnected } from '../outbox/keep-connected.ts'

export interface Follower {
  start(): Promise<void>
  stop(): Promise<void>
}

const askEveryMs = 30_000

/**
 * Calls `renew` when another process notifies a channel, whenever this one may have missed it, and now and then besides. Calls that
 * come while one runs are one call after it.
 */
export function followChannel(deps: {
  readonly databaseUrl: string
  readonly log: Log
  readonly channel: string
  readonly renew: () => Promise<void>
}): Follower {
  const { databaseUrl, log, channel, renew } = deps
  let asking: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> | undefined
  let isWanted = false
  const run = async (): Promise<void> => {
    do {
      isWanted = false
      await renew().catch((error: unknown) => (isStopped ? undefined : log.error('channel.renew', error)))
    } while (isWanted && !isStopped)
    running = undefined
  }
  const ask = () => {
    isWanted = true
    running ??= run()
  }
  const connection = keepConnected({
    databaseUrl,
    log,
    begin: async (client) => {
      client.on('notification', ask)
      await client.query(`listen ${channel}`)
    },
    onOpen: ask,
  })
  return {
    start: async () => {
      await connection.open()
      asking = setInterval(ask, askEveryMs).unref()
    },
    stop: async () => {
      isStopped = true
      clearInterval(asking)
      await connection.close()
      await running
    },
  }
}
