import {
  type AsyncStorage,
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { UserId } from '@washline/contract/ids'
import { ApiError } from '../api/api-error.ts'
import { beyondBound, worthKeeping } from './bound-persisted.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kept on this device, to be shown when there is no network. */
      persistedOffline?: true
    }
  }
}

export type QueryStorage = Required<AsyncStorage<PersistedQuery>>

/** Another build may read other shapes. */
const build: string = import.meta.env.VITE_BUILD_ID ?? 'unbuilt'
const persistedForMs = 7 * 86_400_000

const persisterOf = (storage: QueryStorage, userId: UserId) =>
  createQueryPersister<PersistedQuery>({
    storage,
    prefix: String(userId),
    buster: build,
    maxAge: persistedForMs,
    serialize: (query) => ({ ...query, state: { ...query.state, data: worthKeeping(query.state.data) } }),
    deserialize: (query) => query,
  })

const isNoMore = ({ state: { error } }: Query) => error instanceof ApiError && [403, 404].includes(error.status)

/** Puts what this device holds for a person into the cache, and removes what is too old, too much or another's. */
export async function restoreQueries(client: QueryClient, storage: QueryStorage, userId: UserId): Promise<void> {
  const entries = await storage.entries()
  const isMine = ([key]: readonly [string, unknown]) => key.startsWith(`${userId}-`)
  const others = entries.filter((entry) => !isMine(entry)).map(([key]) => key)
  const gone = [...others, ...beyondBound(entries.filter(isMine))]
  await Promise.all(gone.map((key) => storage.removeItem(key)))
  await persisterOf(storage, userId).restoreQueries(client)
}

/** From now on persists every answer of a query that is marked for it. Returns what ends that. */
export function persistQueries(client: QueryClient, storage: QueryStorage, userId: UserId): () => void {
  const { persistQuery, removeQueries } = persisterOf(storage, userId)
  return client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type !== 'updated' || !query.meta?.persistedOffline) return
    if (event.action.type === 'success') void persistQuery(query)
    if (event.action.type === 'error' && isNoMore(query)) void removeQueries({ queryKey: query.queryKey, exact: true })
  })
}
