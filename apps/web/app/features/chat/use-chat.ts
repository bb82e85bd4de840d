import { infiniteQueryOptions, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { getChat } from '@washline/contract/chat/endpoints'
import type { MessageId, OrderId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'

const pageSize = 50

export const chatQuery = (orderId: OrderId | null) =>
  infiniteQueryOptions({
    queryKey: ['chat', orderId],
    queryFn:
      orderId === null
        ? skipToken
        : ({ pageParam: before, signal }) =>
            callApi(getChat, { params: { id: orderId }, query: { limit: pageSize, before }, signal }),
    initialPageParam: undefined as MessageId | undefined,
    getNextPageParam: (page) => (page.has_more ? page.messages[0]?.id : undefined),
    // A live message is in no page that was read, so the chat is always read again.
    staleTime: 0,
    meta: { persistedOffline: true },
  })

/** The chat of an order, the newest page first; `fetchNextPage` reads older ones. */
export const useChat = (orderId: OrderId | null) => useInfiniteQuery(chatQuery(orderId))
