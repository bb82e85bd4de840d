import { useQuery } from '@tanstack/react-query'
import { getSearchFigures } from '@washline/contract/settings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** How Washers are asked, as it is set at this moment. */
export const useSearchFigures = () =>
  useQuery({
    queryKey: ['search-figures'],
    queryFn: async ({ signal }) => (await callApi(getSearchFigures, { signal })).data,
  })
