import { queryOptions, useQuery } from '@tanstack/react-query'
import { listSchedules } from '@washline/contract/schedule/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const schedulesQuery = queryOptions({
  queryKey: ['schedules'],
  queryFn: async ({ signal }) => (await callApi(listSchedules, { signal })).data,
  meta: { persistedOffline: true },
})

/** The person's booked pickups and repeats. */
export const useSchedules = () => useQuery(schedulesQuery)
