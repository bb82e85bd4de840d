import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '@washline/contract/endpoint'
import { listNotifications } from '@washline/contract/notifications/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export type NotificationPages = InfiniteData<Answer<typeof listNotifications>, unknown>

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal, pageParam }) =>
    callApi(listNotifications, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
  meta: { persistedOffline: true },
})

/** Notifications that are not dismissed, newest first, page by page. */
export const useNotifications = () => useInfiniteQuery(notificationsQuery)
