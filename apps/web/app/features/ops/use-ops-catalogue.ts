import { useQuery } from '@tanstack/react-query'
import { getOpsCatalogue } from '@washline/contract/scanning/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The price list that holds now, and its last changes. */
export const useOpsCatalogue = () =>
  useQuery({
    queryKey: ['ops', 'catalogue'],
    queryFn: async ({ signal }) => (await callApi(getOpsCatalogue, { signal })).data,
  })
