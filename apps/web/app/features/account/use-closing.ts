import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '@washline/contract/messages'
import { closeWasher, getClosing } from '@washline/contract/washers/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { setUser } from '../../platform/session/session.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { toast } from '../../ui/toast.ts'

/** Below the provider's key, so that news of money reads it again. */
const closingKey = ['provider', 'closing'] as const

/** What keeps the person from stopping as a Washer, and where the deposit is; null for who never was one. */
export const useClosing = () =>
  useQuery({ queryKey: closingKey, queryFn: async () => (await callApi(getClosing)).data })

/** Stops being a Washer; the account is a customer's from then on. */
export function useCloseWasher() {
  const user = useUser()
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: () => submitOnce('close', (idempotencyKey) => callApi(closeWasher, { idempotencyKey })),
    onSuccess: () => {
      setUser({ ...user, is_provider: false, isProvider: false, provider: null })
      toast.success(t(messages.washers.closed))
      return queries.invalidateQueries()
    },
    onError: () => queries.invalidateQueries({ queryKey: closingKey }),
  })
}
