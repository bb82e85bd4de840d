import { useInfiniteQuery } from '@tanstack/react-query'
import { getOpsPersonMoney } from '@washline/contract/ops/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** A person's money, its entries page by page. Each read is a recorded look, so none happens by itself. */
export const usePersonMoney = (id: number) =>
  useInfiniteQuery({
    queryKey: ['ops', 'person', id],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(getOpsPersonMoney, { params: { id }, query: { cursor: pageParam, limit: 50 }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
