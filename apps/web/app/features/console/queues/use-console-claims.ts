import { useInfiniteQuery } from '@tanstack/react-query'
import { listConsoleClaims } from '@washline/contract/claims/console-endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** Pages of claims: those to decide, the earliest deadline first, or all, newest first. */
export const useConsoleClaims = (list: 'waiting' | 'all') =>
  useInfiniteQuery({
    queryKey: ['console', 'claims', list],
    queryFn: async ({ pageParam, signal }) => {
      const { claims, next_cursor } = (
        await callApi(listConsoleClaims, { query: { list, cursor: pageParam, limit: 50 }, signal })
      ).data
      return { rows: claims, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // Other operators decide claims, too.
    refetchInterval: 60_000,
  })
