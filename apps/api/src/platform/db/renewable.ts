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
