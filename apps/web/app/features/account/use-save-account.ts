import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { updateAccount } from '@washline/contract/identity/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useShowAccount } from './use-show-account.ts'

export function useSaveAccount() {
  const keep = useShowAccount()
  return useMutation({
    mutationFn: async (changes: Body<typeof updateAccount, 'in'>) =>
      (await callApi(updateAccount, { body: changes })).data,
    onSuccess: keep,
  })
}
