import { useInfiniteQuery } from '@tanstack/react-query'
import { listConsoleAlerts } from '@washline/contract/console/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** Pages of alerts, the open ones first. */
export const useConsoleAlerts = () =>
  useInfiniteQuery({
    queryKey: ['console', 'alerts'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 50 }
      const { alerts, next_cursor } = (await callApi(listConsoleAlerts, { query, signal })).data
      return { rows: alerts, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
