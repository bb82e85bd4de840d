import { useQuery } from '@tanstack/react-query'
import { getSearchSettings } from '@washline/contract/settings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts'

/** The present settings of the search. A part that wakes after another has read them begins as it was written, without them. */
export function useSearchSettings() {
  const isHydrated = useIsHydrated()
  const read = useQuery({
    queryKey: ['search-settings'],
    queryFn: async ({ signal }) => (await callApi(getSearchSettings, { signal })).data,
  })
  return isHydrated ? read : { ...read, data: undefined, error: null }
}
