import { useQuery } from '@tanstack/react-query'
import { verifyCustody } from '@washline/contract/custody/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** What the server proves of the chain, computed anew for a chain that ends with this hash, and whenever it is asked again. */
export const useCustodyProof = (orderId: number, lastHash: string) =>
  useQuery({
    queryKey: ['custody-proof', orderId, lastHash],
    queryFn: async ({ signal }) => (await callApi(verifyCustody, { params: { id: orderId }, signal })).data,
    staleTime: 60_000,
  })
