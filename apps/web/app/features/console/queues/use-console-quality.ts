import { useInfiniteQuery } from '@tanstack/react-query'
import { listConsoleQuality } from '@washline/contract/verification/console-endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** Pages of flagged or suspended Washers, the oldest first. */
export const useConsoleQuality = () =>
  useInfiniteQuery({
    queryKey: ['console', 'quality'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50 }
      const { washers, next_cursor } = (await callApi(listConsoleQuality, { query, signal })).data
      return { rows: washers.map((row) => ({ ...row, id: row.washer.id })), next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
