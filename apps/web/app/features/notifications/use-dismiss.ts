import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dismissNotification, type Notification, restoreNotification } from '@washline/contract/notifications/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'
import { notificationsQuery } from './use-notifications.ts'
import { withNotification, withoutNotification } from './view-model.ts'

const { queryKey } = notificationsQuery

/** Removes the notification at once, and restores it where the server refuses. */
export function useDismiss() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Notification) => callApi(dismissNotification, { params: { id } }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (pages) => pages && withoutNotification(pages, id))
    },
    onError: (error, notification) => {
      queries.setQueryData(queryKey, (pages) => pages && withNotification(pages, notification))
      toast.error(errorText(error, t('The notification could not be dismissed. Please try again.')))
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Undoes a dismissal. */
export function useRestore() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Notification) => callApi(restoreNotification, { params: { id } }),
    onMutate: async (notification) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (pages) => pages && withNotification(pages, notification))
    },
    onError: (error, { id }) => {
      queries.setQueryData(queryKey, (pages) => pages && withoutNotification(pages, id))
      toast.error(errorText(error, t('The notification could not be restored. Please try again.')))
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
