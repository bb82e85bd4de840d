import { useInfiniteQuery } from '@tanstack/react-query'
import { getConsolePersonMoney } from '@washline/contract/console/endpoints'
import type { UserId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'

/** The money of a person, with pages of entries. Every read is audited, so it is not repeated on focus or reconnect. */
export const usePersonMoney = (id: UserId) =>
  useInfiniteQuery({
    queryKey: ['console', 'person', id],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(getConsolePersonMoney, { params: { id }, query: { cursor: pageParam, limit: 50 }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
