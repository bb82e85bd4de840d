import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { closeWasher, getClosing } from '@washline/contract/washers/endpoints'
import { washerMessages } from '@washline/contract/washers/messages'
import { washerKey } from '../../domain/washer/washer-key.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { setUser } from '../../platform/session/session.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { toast } from '../../ui/toast.ts'

/** Below the Washer's key, so that a notification about money invalidates it. */
const closingKey = [...washerKey, 'closing'] as const

/**
 * What prevents the person from stopping as a Washer, and where the deposit is; null for people who never were Washers.
 */
export const useClosing = () =>
  useQuery({ queryKey: closingKey, queryFn: async () => (await callApi(getClosing)).data })

/** Closes the Washer's side; the account is a customer's afterwards. */
export function useCloseWasher() {
  const user = useUser()
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: () => submitOnce('close', (idempotencyKey) => callApi(closeWasher, { idempotencyKey })),
    onSuccess: () => {
      setUser({ ...user, is_provider: false, isProvider: false, provider: null })
      toast.success(t(washerMessages.closed))
      return queries.invalidateQueries()
    },
    onError: () => queries.invalidateQueries({ queryKey: closingKey }),
  })
}
