import { queryOptions, useQuery } from '@tanstack/react-query'
import { listNotifications } from '@washline/contract/notifications/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }) => (await callApi(listNotifications, { signal })).data,
  meta: { keptOffline: true },
})

/** What the person has not dismissed, newest first. */
export const useNotifications = () => useQuery(notificationsQuery)
