import { queryOptions, useQuery } from '@tanstack/react-query'
import { getOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const orderQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['order', orderId],
    queryFn: async () => (await callApi(getOrder, { params: { id: orderId } })).data,
  })

/** The order whose item list is corrected. */
export const useOrderItems = (orderId: number) => useQuery(orderQuery(orderId))
