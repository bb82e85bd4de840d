import { useInfiniteQuery } from '@tanstack/react-query'
import { listCashOuts } from '@washline/contract/earnings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { earningsKey } from './use-earnings.ts'

/** The Washer's cash-outs, newest first, page by page. */
export function useCashOuts() {
  const cashOuts = useInfiniteQuery({
    queryKey: [...earningsKey, 'cash-outs'],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listCashOuts, { query: { cursor: pageParam, limit: 10 }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { persistedOffline: true },
  })
  return { ...cashOuts, cashOuts: cashOuts.data?.pages.flatMap(({ cash_outs }) => cash_outs) }
}
