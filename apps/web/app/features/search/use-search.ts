import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSearch } from '@washline/contract/dispatch/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const refreshMs = 15_000

export const searchQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['order-search', orderId],
    queryFn: async ({ signal }) => (await callApi(getSearch, { params: { id: String(orderId) }, signal })).data,
    refetchInterval: refreshMs,
  })

/** How the search for a Washer stands. */
export const useSearch = (orderId: number, isOn: boolean) => useQuery({ ...searchQuery(orderId), enabled: isOn })
