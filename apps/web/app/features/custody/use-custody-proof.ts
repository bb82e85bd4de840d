import { useQuery } from '@tanstack/react-query'
import { verifyCustody } from '@washline/contract/custody/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'

/** The server's verification of the hash chain, for a chain that ends with this hash and on every request. */
export const useCustodyProof = (orderId: OrderId, lastHash: string) =>
  useQuery({
    queryKey: ['custody-proof', orderId, lastHash],
    queryFn: async ({ signal }) => (await callApi(verifyCustody, { params: { id: orderId }, signal })).data,
    staleTime: 60_000,
  })
