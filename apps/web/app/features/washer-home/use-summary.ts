import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '@washline/contract/endpoint'
import { getWasherSummary } from '@washline/contract/washers/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export type WasherSummary = Answer<typeof getWasherSummary>['data']

export const summaryQuery = queryOptions({
  queryKey: ['provider', 'summary'],
  queryFn: async () => (await callApi(getWasherSummary)).data,
})

/** Availability, balance and ratings of the Washer. */
export const useSummary = () => useQuery(summaryQuery)
