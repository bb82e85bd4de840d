import { useQuery } from '@tanstack/react-query'
import { getOpsVerification } from '@washline/contract/verification/ops-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** A step with its evidence. Each read is a recorded look, so none happens by itself. */
export const useOpsVerification = (id: number) =>
  useQuery({
    queryKey: ['ops', 'verification', id],
    queryFn: async ({ signal }) => (await callApi(getOpsVerification, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
