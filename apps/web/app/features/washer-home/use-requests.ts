import { queryOptions, useQuery } from '@tanstack/react-query'
import { type IncomingRequest, listRequests } from '@washline/contract/dispatch/endpoints'
import { washerKey } from '../../domain/washer/washer-key.ts'
import { callApi } from '../../platform/api/call-api.ts'

const afterExpiryMs = 2_000
const otherwiseMs = 30_000

const hasRunOut = (requests: readonly IncomingRequest[]) =>
  requests.some(({ expires_at }) => Date.parse(expires_at) <= Date.now())

const soonestFirst = (requests: readonly IncomingRequest[]) =>
  requests.toSorted((a, b) => a.expires_at.localeCompare(b.expires_at))

/** The open offers. Only the server ends one: a device clock that runs fast must not hide work. */
export const requestsQuery = queryOptions({
  queryKey: [...washerKey, 'requests'],
  queryFn: async () => (await callApi(listRequests)).data,
  select: soonestFirst,
  refetchInterval: ({ state }) => (state.data && hasRunOut(state.data) ? afterExpiryMs : otherwiseMs),
})

export const useRequests = () => useQuery(requestsQuery)
