import { useMutation, useQueryClient } from '@tanstack/react-query'
import { switchAccountType } from '@washline/contract/identity/endpoints'
import { signInMessages } from '@washline/contract/identity/messages'
import { callApi } from '../../platform/api/call-api.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { getSession, setUser } from '../../platform/session/session.ts'
import { toast } from '../../ui/toast.ts'

async function change() {
  const { success, isProvider } = await callApi(switchAccountType)
  if (!success) throw new Error(signInMessages.switchFailed)
  return isProvider
}

/** Switches between the customer's and the Washer's side of the account, with a toast for each outcome. */
export function useSwitchAccountType() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onMutate: () => toast.show(t(signInMessages.switching)),
    onSuccess: (isProvider, _, announced) => {
      const { user } = getSession()
      if (user) setUser({ ...user, is_provider: isProvider, isProvider })
      toast.success(t(signInMessages.switched), announced)
      return queries.invalidateQueries()
    },
    onError: (_problem, _, announced) => toast.error(t(signInMessages.switchFailed), announced),
  })
}
