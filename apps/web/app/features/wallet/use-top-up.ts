import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Minor } from '@washline/contract/money'
import { topUpWallet } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitThroughBank } from '../../platform/bank/use-submit-through-bank.ts'
import { walletKey } from './use-wallet.ts'

interface TopUp {
  amount_minor: Minor
  payment_method_id: string
}

/** Tops up the wallet. A submit whose answer was lost is repeated under its key, so it is charged once. */
export function useTopUp() {
  const queries = useQueryClient()
  const submit = useSubmitThroughBank()
  return useMutation({
    mutationFn: (topUp: TopUp) =>
      submit(topUp, (body, idempotencyKey) => callApi(topUpWallet, { body, idempotencyKey })),
    onSuccess: () => queries.invalidateQueries({ queryKey: walletKey }),
  })
}
