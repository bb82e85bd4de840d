import { useMutation, useQueryClient } from '@tanstack/react-query'
import { switchAccountType } from '@washline/contract/identity/endpoints'
import { messages } from '@washline/contract/messages'
import { toast } from '../../ui/toast.ts'
import { callApi } from '../api/call-api.ts'
import { t } from '../i18n/i18n.ts'
import { getSession, setUser } from './session.ts'

async function change() {
  const { success, isProvider } = await callApi(switchAccountType)
  if (!success) throw new Error(messages.signIn.switchFailed)
  return isProvider
}

/** Switches between the customer and the Washer type, saying so in toasts: `mutate()`, `isPending`. */
export function useSwitchAccountType() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onMutate: () => toast.show(t(messages.signIn.switching)),
    onSuccess: (isProvider) => {
      const { user } = getSession()
      if (user) setUser({ ...user, is_provider: isProvider, isProvider })
      void queries.invalidateQueries()
      toast.success(t(messages.signIn.switched))
    },
    onError: () => toast.error(t(messages.signIn.switchFailed)),
  })
}
