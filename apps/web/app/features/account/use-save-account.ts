import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { updateAccount } from '@washline/contract/identity/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { setUser } from '../../platform/session/session.ts'
import { accountQuery } from './use-account.ts'

/** Changes name or contact details; the session's user follows. */
export function useSaveAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (changes: Body<typeof updateAccount, 'in'>) =>
      (await callApi(updateAccount, { body: changes })).data,
    onSuccess: (account) => {
      const { address: _, ...user } = account
      queries.setQueryData(accountQuery.queryKey, account)
      setUser(user)
    },
  })
}
