import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MinuteRange, WasherHours } from '@washline/contract/schedule/schemas'
import { getWasherCalendar, saveWasherDay, saveWasherHours } from '@washline/contract/schedule/washer-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const calendarQuery = queryOptions({
  queryKey: ['washer-calendar'],
  queryFn: async ({ signal }) => (await callApi(getWasherCalendar, { signal })).data,
  // Customers book meanwhile: what was stored is shown until the answer is there.
  staleTime: 0,
  meta: { persistedOffline: true },
})

/** The Washer's hours and the week ahead. */
export const useWasherCalendar = () => useQuery(calendarQuery)

export function useSaveHours() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (hours: WasherHours) => (await callApi(saveWasherHours, { body: hours })).data,
    onSuccess: (calendar) => queries.setQueryData(calendarQuery.queryKey, calendar),
  })
}

/** Sets the hours of one day; null returns it to the week's. */
export function useSaveDay() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: { day: string; hours: MinuteRange[] | null }) =>
      (await callApi(saveWasherDay, { body })).data,
    onSuccess: (calendar) => queries.setQueryData(calendarQuery.queryKey, calendar),
  })
}
