import { useInfiniteQuery } from '@tanstack/react-query'
import { listConsoleOrders } from '@washline/contract/console/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** Pages of orders that match the text, newest first. */
export const useConsoleOrders = (search: string) =>
  useInfiniteQuery({
    queryKey: ['console', 'orders', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50, ...(search && { search }) }
      const { orders, next_cursor } = (await callApi(listConsoleOrders, { query, signal })).data
      return { rows: orders, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
