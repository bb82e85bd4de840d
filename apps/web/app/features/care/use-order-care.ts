import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getOrderCare, saveOrderCare, tickCare } from '@washline/contract/care/endpoints'
import type { CareKey, CareWishes } from '@washline/contract/care/schemas'
import { callApi } from '../../platform/api/call-api.ts'

const orderCareQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['care', 'order', orderId],
    queryFn: async ({ signal }) => (await callApi(getOrderCare, { params: { id: orderId }, signal })).data,
    meta: { keptOffline: true },
  })

/** How the laundry of an order should be treated, and what was ticked. */
export const useOrderCare = (orderId: number) => useQuery(orderCareQuery(orderId))

/** The wishes of this one order, while it is a draft. */
export function useSaveOrderCare(orderId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (wishes: CareWishes) =>
      (await callApi(saveOrderCare, { params: { id: orderId }, body: wishes })).data,
    onSuccess: (care) => queries.setQueryData(orderCareQuery(orderId).queryKey, care),
  })
}

/** The Washer's ticks. */
export function useTickCare(orderId: number) {
  const queries = useQueryClient()
  const { queryKey } = orderCareQuery(orderId)
  return useMutation({
    mutationFn: async (ticked: CareKey[]) =>
      (await callApi(tickCare, { params: { id: orderId }, body: { ticked } })).data,
    onSuccess: (care) => queries.setQueryData(queryKey, care),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
