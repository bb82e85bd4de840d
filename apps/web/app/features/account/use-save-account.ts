import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { updateAccount } from '@washline/contract/identity/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useKeepAccount } from './use-keep-account.ts'

/** Changes name or contact details. */
export function useSaveAccount() {
  const keep = useKeepAccount()
  return useMutation({
    mutationFn: async (changes: Body<typeof updateAccount, 'in'>) =>
      (await callApi(updateAccount, { body: changes })).data,
    onSuccess: keep,
  })
}
