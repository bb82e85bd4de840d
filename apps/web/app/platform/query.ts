import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/api-error.ts'

const isWorthRepeating = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

/** The cache of what the server said. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // What was read a moment before the network went may be old when it comes back, however fresh it looks.
      queries: { staleTime: 5_000, retry: isWorthRepeating, refetchOnReconnect: 'always' },
      mutations: { retry: false },
    },
  })

export const queryClient = makeQueryClient()
