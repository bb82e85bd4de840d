import { queryOptions, useQuery } from '@tanstack/react-query'
import { listWasherRatings } from '@washline/contract/ratings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const washerRatingsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['ratings', 'washer', userId],
    queryFn: async () => (await callApi(listWasherRatings, { params: { id: userId } })).data,
  })

/** A Washer's ratings, newest first. */
export const useWasherRatings = (userId: number) => useQuery(washerRatingsQuery(userId))
