import { useInfiniteQuery } from '@tanstack/react-query'
import { listOpsClaims } from '@washline/contract/claims/ops-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Claims that wait for an operator, the soonest due first, or all of them, newest first. */
export const useOpsClaims = (list: 'waiting' | 'all') =>
  useInfiniteQuery({
    queryKey: ['ops', 'claims', list],
    queryFn: async ({ pageParam, signal }) => {
      const { claims, next_cursor } = (
        await callApi(listOpsClaims, { query: { list, cursor: pageParam, limit: 50 }, signal })
      ).data
      return { rows: claims, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // Others decide, too.
    refetchInterval: 60_000,
  })
