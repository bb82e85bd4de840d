import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setSandboxBankAccount } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { earningsKey } from './use-earnings.ts'

/** Sets the payout account where no payout service has its own page for it. */
export function useSaveBankAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (account_number: string) => callApi(setSandboxBankAccount, { body: { account_number } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: earningsKey }),
  })
}
