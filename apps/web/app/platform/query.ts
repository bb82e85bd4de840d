import { onlineManager, type Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/api-error.ts'
import { isOnline, onReachability } from './network/reachability.ts'

const isRefused = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500
const isWorthRepeating = (failures: number, error: Error) => failures < 2 && isOnline() && !isRefused(error)

const dayMs = 86_400_000

/** Queries are read again when the server is reachable again. */
if (typeof window !== 'undefined')
  onlineManager.setEventListener((setOnline) => onReachability(() => setOnline(isOnline())))

/**
 * What changes while the first answer is on its way may not be in it, and the library forgets with that answer that something
 * changed: such a query is read once more. And one press reads again all that is shown and could not be read: where the
 * server answers once more, it answers every part.
 */
function readAgain(client: QueryClient): QueryClient {
  const changed = new WeakSet<Query>()
  const failed = new WeakSet<Query>()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const { data, fetchStatus } = query.state
    if (action.type === 'invalidate' && data === undefined && fetchStatus !== 'idle') changed.add(query)
    if (action.type === 'error') failed.add(query)
    if (action.type !== 'success') return
    if (changed.delete(query)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    if (failed.delete(query))
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state: { error } }) => error !== null && !isRefused(error),
      })
  })
  return client
}

/** The cache of the server's answers. */
export const makeQueryClient = (): QueryClient =>
  readAgain(
    new QueryClient({
      defaultOptions: {
        // Data that was fresh when the network went may be old when it comes back.
        // Without a network a call fails at once, instead of waiting behind a spinner.
        queries: {
          staleTime: 5_000,
          gcTime: dayMs,
          retry: isWorthRepeating,
          refetchOnReconnect: 'always',
          networkMode: 'always',
        },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
  )

export const queryClient = makeQueryClient()
