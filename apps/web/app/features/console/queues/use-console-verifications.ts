import { useInfiniteQuery } from '@tanstack/react-query'
import { listConsoleVerifications } from '@washline/contract/verification/console-endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** Pages of verification steps to decide, the oldest first. */
export const useConsoleVerifications = () =>
  useInfiniteQuery({
    queryKey: ['console', 'verifications'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50 }
      const { cases, next_cursor } = (await callApi(listConsoleVerifications, { query, signal })).data
      return { rows: cases, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // Other operators decide steps, too.
    refetchInterval: 60_000,
  })
