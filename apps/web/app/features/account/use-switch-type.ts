import { useMutation, useQueryClient } from '@tanstack/react-query'
import { switchAccountType } from '@washline/contract/identity/endpoints'
import { messages } from '@washline/contract/messages'
import { callApi } from '../../platform/api/call-api.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { setUser } from '../../platform/session/session.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { toast } from '../../ui/toast.ts'

/** Switches between the customer's and the Washer's side of the account. */
export function useSwitchType() {
  const user = useUser()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      toast.show(t(messages.signIn.switching))
      const { success, isProvider } = await callApi(switchAccountType)
      if (!success) throw new Error(messages.signIn.switchFailed)
      return isProvider
    },
    onSuccess: (isProvider) => {
      setUser({ ...user, is_provider: isProvider, isProvider })
      toast.success(t(messages.signIn.switched))
      return queries.invalidateQueries()
    },
    onError: () => toast.error(t(messages.signIn.switchFailed)),
  })
}
