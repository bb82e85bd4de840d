import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '@washline/contract/identity/account-endpoints'
import type { SessionId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await callApi(listSessions, { signal })).data,
})

/** The person's sessions, this one first. */
export const useSessions = () => useQuery(sessionsQuery)

/** Signs out another session, or all others. */
export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (which: SessionId | 'others') =>
      which === 'others' ? callApi(endOtherSessions) : callApi(endSession, { params: { id: which } }),
    onSuccess: () => toast.success(t('Signed out on that device.')),
    onError: (error) => toast.error(errorText(error, t('This could not be signed out. Please try again.'))),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
