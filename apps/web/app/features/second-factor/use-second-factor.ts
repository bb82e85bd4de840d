import { useQuery } from '@tanstack/react-query'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Whether a second factor is set, and whether this session has proven it. */
export const useSecondFactor = () =>
  useQuery({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }) => (await callApi(getSecondFactor, { signal })).data,
  })
