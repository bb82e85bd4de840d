import { useQuery } from '@tanstack/react-query'
import { getConsoleWaiting } from '@washline/contract/console/waiting'
import { callApi } from '../../../platform/api/call-api.ts'

/** Counts of open work. Polled on every tab, because urgent reports must be seen soon. */
export const useConsoleWaiting = () =>
  useQuery({
    queryKey: ['console', 'waiting'],
    queryFn: async ({ signal }) => (await callApi(getConsoleWaiting, { signal })).data,
    refetchInterval: 15_000,
  })
