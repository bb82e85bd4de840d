import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeNotificationSettings,
  getNotificationSettings,
  type NotificationSetting,
} from '@washline/contract/notifications/settings'
import type { Channel, NotificationType } from '@washline/contract/notifications/types'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'

const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }) => (await callApi(getNotificationSettings, { signal })).data,
})

/** The channels of each type of notification. */
export const useSettings = () => useQuery(settingsQuery)

interface Change {
  readonly type: NotificationType
  readonly channel: Channel
  readonly on: boolean
}
const changed = (settings: readonly NotificationSetting[], { type, channel, on }: Change) =>
  settings.map((each) => (each.type === type ? { ...each, [channel]: on } : each))

/** Switches one channel of one type at once, and back where the server refuses. */
export function useChangeSetting() {
  const queries = useQueryClient()
  const { queryKey } = settingsQuery
  const put = (change: Change) => queries.setQueryData(queryKey, (settings) => settings && changed(settings, change))
  return useMutation({
    // One after the other, so that the last press wins.
    scope: { id: 'notification-settings' },
    mutationFn: async (change: Change) => callApi(changeNotificationSettings, { body: { settings: [change] } }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey })
      put(change)
    },
    onError: (error, change) => {
      put({ ...change, on: !change.on })
      toast.error(errorText(error, t('Your choice could not be saved. Please try again.')))
    },
  })
}
