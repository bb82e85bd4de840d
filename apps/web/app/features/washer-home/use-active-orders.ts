import { queryOptions, useQuery } from '@tanstack/react-query'
import { listActiveWasherOrders } from '@washline/contract/orders/list-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const activeOrdersQuery = queryOptions({
  queryKey: ['provider', 'orders', 'active'],
  queryFn: async () => (await callApi(listActiveWasherOrders)).data,
  meta: { keptOffline: true },
})

/** The Washer's orders between acceptance and delivery. */
export const useActiveOrders = () => useQuery(activeOrdersQuery)
