import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { getEarnings } from '@washline/contract/earnings/endpoints'
import { cashOutChanged } from '@washline/contract/earnings/realtime'
import type { Answer } from '@washline/contract/endpoint'
import { notified, userChannel } from '@washline/contract/notifications/realtime'
import { washerSummaryQuery } from '../../domain/washer/use-washer-summary.ts'
import { washerKey } from '../../domain/washer/washer-key.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useUser } from '../../platform/session/use-user.ts'

export type Earnings = Answer<typeof getEarnings>['data']

/** All of the Washer's earnings are cached below this key. */
export const earningsKey = [...washerKey, 'earnings'] as const

/** Balances, and their orders page by page. */
export function useEarnings() {
  const earnings = useInfiniteQuery({
    queryKey: [...earningsKey, 'orders'],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(getEarnings, { query: { cursor: pageParam, limit: 20 }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { persistedOffline: true },
  })
  return {
    ...earnings,
    first: earnings.data?.pages[0],
    orders: earnings.data?.pages.flatMap(({ orders }) => orders) ?? [],
  }
}

/** Reads earnings again when money has moved, and after every connection. */
export function useLiveEarnings(): void {
  const { id } = useUser()
  const queries = useQueryClient()
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: earningsKey })
    void queries.invalidateQueries({ queryKey: washerSummaryQuery.queryKey })
  }
  useChannel(userChannel(id), [on(cashOutChanged, readAgain), on(notified, readAgain)], { onJoined: readAgain })
}
