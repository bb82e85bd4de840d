import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSearch } from '@washline/contract/dispatch/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'

const refreshMs = 15_000

export const searchQuery = (orderId: OrderId) =>
  queryOptions({
    queryKey: ['order-search', orderId],
    queryFn: async ({ signal }) => (await callApi(getSearch, { params: { id: orderId }, signal })).data,
    refetchInterval: refreshMs,
  })

/** The state of the search for a Washer. */
export const useSearch = (orderId: OrderId, isOn: boolean) => useQuery({ ...searchQuery(orderId), enabled: isOn })
