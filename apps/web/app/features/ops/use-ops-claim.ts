import { useQuery } from '@tanstack/react-query'
import { getOpsClaim } from '@washline/contract/claims/ops-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** A claim with its evidence. Each read is a recorded look, so none happens by itself. */
export const useOpsClaim = (id: number) =>
  useQuery({
    queryKey: ['ops', 'claim', id],
    queryFn: async ({ signal }) => (await callApi(getOpsClaim, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
