import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/api-error.ts'
import { isOnline, onReachability } from './network/reachability.ts'

const isWorthRepeating = (failures: number, error: Error) =>
  failures < 2 && isOnline() && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

const dayMs = 86_400_000

/** Queries are read again when the server is reachable again. */
if (typeof window !== 'undefined')
  onlineManager.setEventListener((setOnline) => onReachability(() => setOnline(isOnline())))

/** The cache of the server's answers. */
export const makeQueryClient = (): QueryClient =>
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
  })

export const queryClient = makeQueryClient()
