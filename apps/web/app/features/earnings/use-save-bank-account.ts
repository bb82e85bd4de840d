import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setSandboxBankAccount } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { earningsKey } from './use-earnings.ts'

/** Says where earnings go, where no payout service asks for it on a page of its own. */
export function useSaveBankAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (account_number: string) => callApi(setSandboxBankAccount, { body: { account_number } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: earningsKey }),
  })
}
