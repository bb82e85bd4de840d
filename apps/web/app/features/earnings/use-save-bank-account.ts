import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { setSandboxBankAccount } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { earningsKey } from './use-earnings.ts'

/** Sets the payout account where no payout service has its own page for it. */
export function useSaveBankAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof setSandboxBankAccount, 'in'>) => callApi(setSandboxBankAccount, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: earningsKey }),
  })
}
