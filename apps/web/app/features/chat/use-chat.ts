import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { getChat } from '@washline/contract/chat/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const pageSize = 50

export const chatQuery = (orderId: number) =>
  infiniteQueryOptions({
    queryKey: ['chat', orderId],
    queryFn: ({ pageParam: before, signal }) =>
      callApi(getChat, { params: { id: orderId }, query: { limit: pageSize, before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.has_more ? page.messages[0]?.id : undefined),
    // A message that came live is in no page that was read: reading again must not wait.
    staleTime: 0,
    meta: { keptOffline: true },
  })

/** The chat of an order, the newest page first; `fetchNextPage` reads older ones. */
export const useChat = (orderId: number | null) =>
  useInfiniteQuery({ ...chatQuery(orderId ?? 0), enabled: orderId !== null })
