import { queryOptions, useQuery } from '@tanstack/react-query'
import { getOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const orderQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['order', orderId],
    queryFn: async ({ signal }) => (await callApi(getOrder, { params: { id: orderId }, signal })).data,
    meta: { keptOffline: true },
  })

/** One order as the signed-in person sees it. */
export const useOrder = (orderId: number | null) => useQuery({ ...orderQuery(orderId ?? 0), enabled: orderId !== null })
