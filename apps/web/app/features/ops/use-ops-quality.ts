import { useInfiniteQuery } from '@tanstack/react-query'
import { listOpsQuality } from '@washline/contract/verification/ops-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Washers who are flagged or suspended, the longest waiting first. */
export const useOpsQuality = () =>
  useInfiniteQuery({
    queryKey: ['ops', 'quality'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50 }
      const { washers, next_cursor } = (await callApi(listOpsQuality, { query, signal })).data
      return { rows: washers.map((row) => ({ ...row, id: row.washer.id })), next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
