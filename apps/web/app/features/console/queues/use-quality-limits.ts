import { useQuery } from '@tanstack/react-query'
import { getConsoleSettings } from '@washline/contract/settings/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** The market settings by which a Washer is flagged, under the key of the settings themselves. */
export const useQualityLimits = () =>
  useQuery({
    queryKey: ['console', 'settings'],
    queryFn: async ({ signal }) => (await callApi(getConsoleSettings, { signal })).data,
  })
