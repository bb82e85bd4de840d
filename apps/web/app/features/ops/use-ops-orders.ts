import { useInfiniteQuery } from '@tanstack/react-query'
import { listOpsOrders } from '@washline/contract/ops/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Orders that hold the words, newest first, page by page. */
export const useOpsOrders = (search: string) =>
  useInfiniteQuery({
    queryKey: ['ops', 'orders', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50, ...(search && { search }) }
      const { orders, next_cursor } = (await callApi(listOpsOrders, { query, signal })).data
      return { rows: orders, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
