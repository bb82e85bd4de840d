import { useInfiniteQuery } from '@tanstack/react-query'
import { listPublicRatings } from '@washline/contract/directory/endpoints'
import type { UserId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'

const pageSize = 20

/** All ratings of a Washer, page by page, once requested. */
export const usePublicRatings = (id: UserId, isWanted: boolean) =>
  useInfiniteQuery({
    queryKey: ['public ratings', id],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: pageSize }
      return (await callApi(listPublicRatings, { params: { id }, query, signal })).data
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    enabled: isWanted,
    staleTime: 60_000,
  })
