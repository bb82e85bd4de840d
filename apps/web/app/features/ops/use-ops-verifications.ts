import { useInfiniteQuery } from '@tanstack/react-query'
import { listOpsVerifications } from '@washline/contract/verification/ops-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Steps of Washers that wait for an operator, the longest waiting first. */
export const useOpsVerifications = () =>
  useInfiniteQuery({
    queryKey: ['ops', 'verifications'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50 }
      const { cases, next_cursor } = (await callApi(listOpsVerifications, { query, signal })).data
      return { rows: cases, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // Others decide, too.
    refetchInterval: 60_000,
  })
