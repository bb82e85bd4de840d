import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dismissNotification } from '@washline/contract/notifications/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'
import { notificationsQuery } from './use-notifications.ts'

const { queryKey } = notificationsQuery

/** Dismisses for good: gone at once, back again where the server refuses. */
export function useDismiss() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callApi(dismissNotification, { params: { id } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey })
      const removed = queries.getQueryData(queryKey)?.find((each) => each.id === id)
      queries.setQueryData(queryKey, (list) => list?.filter((each) => each.id !== id))
      return { removed }
    },
    onError: (error, _, context) => {
      const { removed } = context ?? {}
      if (removed) queries.setQueryData(queryKey, (list) => [...(list ?? []), removed].toSorted((a, b) => b.id - a.id))
      toast.error(errorText(error, t('The notification could not be dismissed. Please try again.')))
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
