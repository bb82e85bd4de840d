import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getOrderCare, saveOrderCare } from '@washline/contract/care/endpoints'
import type { Body } from '@washline/contract/endpoint'
import type { OrderId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'

export const orderCareQuery = (orderId: OrderId) =>
  queryOptions({
    queryKey: ['care', 'order', orderId],
    queryFn: async ({ signal }) => (await callApi(getOrderCare, { params: { id: orderId }, signal })).data,
    meta: { persistedOffline: true },
  })

/** The care instructions of an order, and which were ticked. */
export const useOrderCare = (orderId: OrderId) => useQuery(orderCareQuery(orderId))

/** Changes the instructions and labels of one order while it is a draft. */
export function useSaveOrderCare(orderId: OrderId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof saveOrderCare, 'in'>) =>
      (await callApi(saveOrderCare, { params: { id: orderId }, body })).data,
    onSuccess: (care) => queries.setQueryData(orderCareQuery(orderId).queryKey, care),
  })
}
