import { useQuery } from '@tanstack/react-query'
import { getConsoleSettings } from '@washline/contract/settings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The current market settings. */
export const useConsoleSettings = () =>
  useQuery({
    queryKey: ['console', 'settings'],
    queryFn: async ({ signal }) => (await callApi(getConsoleSettings, { signal })).data,
  })
