import { useQuery } from '@tanstack/react-query'
import { getCustody } from '@washline/contract/custody/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Whose hands the laundry of an order went through. */
export const useChain = (orderId: number) =>
  useQuery({
    queryKey: ['claims', 'chain', orderId],
    queryFn: async ({ signal }) => (await callApi(getCustody, { params: { id: orderId }, signal })).data,
  })
