import { useQuery } from '@tanstack/react-query'
import { type CountedTab, getConsoleRecentDays } from '@washline/contract/console/recent-days'
import { callApi } from '../../../platform/api/call-api.ts'

/** What of a tab happened in the last two weeks, day by day. */
export const useRecentDays = (about: CountedTab) =>
  useQuery({
    queryKey: ['console', 'recent days', about],
    queryFn: async ({ signal }) => (await callApi(getConsoleRecentDays, { query: { about }, signal })).data,
  })
