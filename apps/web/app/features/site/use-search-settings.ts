import { useQuery } from '@tanstack/react-query'
import { getSearchSettings } from '@washline/contract/settings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The present settings of the search. */
export const useSearchSettings = () =>
  useQuery({
    queryKey: ['search-settings'],
    queryFn: async ({ signal }) => (await callApi(getSearchSettings, { signal })).data,
  })
