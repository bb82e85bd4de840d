import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Ends a connection without a word to the server, which may not hear it: what waits on it fails at once. */
export const dropConnection = (client: object): void =>
  (client as { connection?: { stream: { destroy(): void } } }).connection?.stream.destroy()

/** Gives what ends all connections of a pool, in use or idle; it opens new ones when they are needed. */
export function renewable(pool: pg.Pool): () => void {
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  return () => {
    for (const client of clients) dropConnection(client)
  }
}

/** Ends a pool. A silent server keeps its last words to itself: what waits for them is dropped. */
export async function endPool(pool: pg.Pool, dropAll: () => void, limitMs = 1_000): Promise<void> {
  const ended = pool.end().then(() => true)
  const late = pause(limitMs, false, { ref: false })
  if (await Promise.race([ended, late])) return
  dropAll()
  await Promise.race([ended, pause(limitMs, false, { ref: false })])
}
