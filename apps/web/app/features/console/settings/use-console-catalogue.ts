import { useQuery } from '@tanstack/react-query'
import { getConsoleCatalogue } from '@washline/contract/scanning/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** The current price list, and its latest changes. */
export const useConsoleCatalogue = () =>
  useQuery({
    queryKey: ['console', 'catalogue'],
    queryFn: async ({ signal }) => (await callApi(getConsoleCatalogue, { signal })).data,
  })
