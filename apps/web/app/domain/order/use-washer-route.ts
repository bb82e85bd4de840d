import { queryOptions, useQuery } from '@tanstack/react-query'
import { getWasherRoute } from '@washline/contract/dispatch/route-endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { activeOrdersQuery } from './order-lists.ts'

/** Below the key of the active orders: what makes those outdated changes the route as well. Its times follow the clock. */
export const washerRouteQuery = queryOptions({
  queryKey: [...activeOrdersQuery.queryKey, 'route'],
  queryFn: async () => (await callApi(getWasherRoute)).data,
  refetchInterval: 60_000,
  meta: { persistedOffline: true },
})

/** The stops of the Washer's orders in hand, in the best order. */
export const useWasherRoute = ({ enabled = true } = {}) => useQuery({ ...washerRouteQuery, enabled })
