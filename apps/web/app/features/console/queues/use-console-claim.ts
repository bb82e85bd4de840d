import { useQuery } from '@tanstack/react-query'
import { getConsoleClaim } from '@washline/contract/claims/console-endpoints'
import type { ClaimId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'

/** A claim with its evidence. Every read is audited, so it is not repeated on focus or reconnect. */
export const useConsoleClaim = (id: ClaimId) =>
  useQuery({
    queryKey: ['console', 'claim', id],
    queryFn: async ({ signal }) => (await callApi(getConsoleClaim, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
