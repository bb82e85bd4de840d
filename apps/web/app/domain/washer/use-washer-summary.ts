import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '@washline/contract/endpoint'
import { getWasherSummary } from '@washline/contract/washers/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { washerKey } from './washer-key.ts'

export type WasherSummary = Answer<typeof getWasherSummary>['data']

/** Availability, balance and ratings of the Washer. */
export const washerSummaryQuery = queryOptions({
  queryKey: [...washerKey, 'summary'],
  queryFn: async () => (await callApi(getWasherSummary)).data,
  meta: { persistedOffline: true },
})

export const useWasherSummary = () => useQuery(washerSummaryQuery)
