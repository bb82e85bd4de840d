import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listWasherRatings } from '@washline/contract/ratings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const pageSize = 20

export const washerRatingsQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: ['ratings', 'washer', userId],
    queryFn: async ({ pageParam, signal }) =>
      (
        await callApi(listWasherRatings, {
          params: { id: userId },
          query: { cursor: pageParam, limit: pageSize },
          signal,
        })
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** A Washer's ratings, newest first, page by page. */
export const useWasherRatings = (userId: number) => useInfiniteQuery(washerRatingsQuery(userId))
