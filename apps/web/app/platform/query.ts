import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/api-error.ts'

const isWorthRepeating = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

/** The cache of what the server said. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 5_000, retry: isWorthRepeating }, mutations: { retry: false } },
  })

export const queryClient = makeQueryClient()
