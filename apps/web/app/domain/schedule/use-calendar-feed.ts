import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  downloadCalendar,
  getCalendarFeed,
  makeCalendarFeed,
  revokeCalendarFeed,
} from '@washline/contract/schedule/feed-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async ({ signal }) => (await callApi(getCalendarFeed, { signal })).data,
})

export const useCalendarFeed = () => useQuery(feedQuery)

/** Makes a new secret address; returns it in full. */
export function useMakeFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => new URL((await callApi(makeCalendarFeed)).data.path, window.location.origin).href,
    onSettled: () => queries.invalidateQueries({ queryKey: feedQuery.queryKey }),
  })
}

export function useRevokeFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(revokeCalendarFeed),
    onSettled: () => queries.invalidateQueries({ queryKey: feedQuery.queryKey }),
  })
}

/** Saves the calendar as a file. */
export const useDownloadCalendar = () =>
  useMutation({
    mutationFn: async () => {
      const address = URL.createObjectURL(new Blob([await callApi(downloadCalendar)], { type: 'text/calendar' }))
      const link = Object.assign(document.createElement('a'), { href: address, download: 'washline.ics' })
      link.click()
      URL.revokeObjectURL(address)
    },
  })
