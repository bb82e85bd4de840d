import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { overdue, worthKeeping } from './bound-known.ts'
import type { KnownRecord } from './known-record.ts'
import { listKnown, putKnown, removeKnown } from './known-store.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kept on this device, to be shown when there is no network. */
      keptOffline?: true
    }
  }
}

const build: string = import.meta.env.VITE_BUILD_ID ?? 'unbuilt'
const gatherMs = 150

const idOf = (userId: number, query: Query) => `${userId} ${query.queryHash}`
const isNoMore = ({ state: { error } }: Query) => error instanceof ApiError && [403, 404].includes(error.status)

/** Puts what this device knows for a person into the cache, and forgets what is too old or another's. */
export async function restoreKnown(client: QueryClient, userId: number): Promise<void> {
  const records = await listKnown()
  const mine = records.filter((record) => record.userId === userId)
  const gone = new Set(overdue(mine, { build, nowMs: Date.now() }))
  for (const { id, queryKey, data, updatedAt } of mine)
    if (!gone.has(id)) client.setQueryData(queryKey, data, { updatedAt })
  for (const record of records) if (record.userId !== userId) gone.add(record.id)
  await removeKnown([...gone])
}

/** From now on keeps every answer of a query that is marked for it. Gives the way to end that. */
export function keepKnown(client: QueryClient, userId: number): () => void {
  const changed = new Map<string, Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const records = [...changed.values()].map(
      (query): KnownRecord => ({
        id: idOf(userId, query),
        userId,
        queryKey: query.queryKey,
        data: worthKeeping(query.state.data),
        updatedAt: query.state.dataUpdatedAt,
        build,
      }),
    )
    changed.clear()
    if (records.length > 0) void putKnown(records)
  }
  const stop = client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type !== 'updated' || !query.meta?.keptOffline) return
    if (event.action.type === 'error' && isNoMore(query)) {
      changed.delete(query.queryHash)
      void removeKnown([idOf(userId, query)])
    }
    if (event.action.type !== 'success') return
    changed.set(query.queryHash, query)
    timer ??= setTimeout(write, gatherMs)
  })
  // A tab that is put away may never come back.
  document.addEventListener('visibilitychange', write)
  return () => {
    stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', write)
  }
}
