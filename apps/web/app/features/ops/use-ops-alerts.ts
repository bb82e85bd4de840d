import { useInfiniteQuery } from '@tanstack/react-query'
import { listOpsAlerts } from '@washline/contract/ops/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** What somebody has to look at, the open ones first, page by page. */
export const useOpsAlerts = () =>
  useInfiniteQuery({
    queryKey: ['ops', 'alerts'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50 }
      const { alerts, next_cursor } = (await callApi(listOpsAlerts, { query, signal })).data
      return { rows: alerts, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
