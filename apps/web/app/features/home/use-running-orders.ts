import { useQuery } from '@tanstack/react-query'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { isRunning } from './view-model.ts'

/** The customer's orders between placing and confirmation, newest first. */
export const useRunningOrders = () =>
  useQuery({
    queryKey: ['orders', 'running'],
    queryFn: async () => (await callApi(listOrders, { query: { limit: 20 } })).data.filter(isRunning),
    meta: { keptOffline: true },
  })
