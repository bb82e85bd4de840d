import { useQuery } from '@tanstack/react-query'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { isCurrent, isPast } from './view-model.ts'

const shownPast = 3

/** The customer's current orders and the latest past ones. */
export const useRecentOrders = () =>
  useQuery({
    queryKey: ['orders', 'recent'],
    queryFn: async ({ signal }) => (await callApi(listOrders, { query: { limit: 50 }, signal })).data,
    select: (orders) => ({ current: orders.filter(isCurrent), past: orders.filter(isPast).slice(0, shownPast) }),
    staleTime: 0,
    meta: { keptOffline: true },
  })
