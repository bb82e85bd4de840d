import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { UserId } from '@washline/contract/ids'
import { listWasherRatings } from '@washline/contract/ratings/endpoints'
import { ratingsKey } from '../../domain/rating/order-rating-query.ts'
import { callApi } from '../../platform/api/call-api.ts'

const pageSize = 20

export const washerRatingsQuery = (userId: UserId) =>
  infiniteQueryOptions({
    queryKey: [...ratingsKey, 'washer', userId],
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

export const useWasherRatings = (userId: UserId) => useInfiniteQuery(washerRatingsQuery(userId))
