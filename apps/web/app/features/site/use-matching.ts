import { useQuery } from '@tanstack/react-query'
import { getMatching } from '@washline/contract/dispatch/matching'
import { callApi } from '../../platform/api/call-api.ts'

/** What the market has learned about refusals. */
export const useMatching = () =>
  useQuery({
    queryKey: ['matching'],
    queryFn: async ({ signal }) => (await callApi(getMatching, { signal })).data,
  })
