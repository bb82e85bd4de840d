import { useMutation, useQueryClient } from '@tanstack/react-query'
import { topUpWallet } from '@washline/contract/payments/endpoints'
import { useRef } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { NetworkError } from '../../platform/api/network-error.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { walletKey } from './use-wallet.ts'

interface TopUp {
  amount: number
  payment_method_id: string
}

/** Adds money to the wallet. A submit whose answer was lost is repeated under its key, so it is charged once. */
export function useTopUp() {
  const queries = useQueryClient()
  const open = useRef<{ key: string; body: TopUp }>(undefined)
  return useMutation({
    mutationFn: async (body: TopUp) => {
      const last = open.current
      const isSame = last?.body.amount === body.amount && last.body.payment_method_id === body.payment_method_id
      const key = last && isSame ? last.key : newKey()
      open.current = { key, body }
      return callApi(topUpWallet, { body, idempotencyKey: key })
    },
    onSettled: (_, error) => {
      if (!(error instanceof NetworkError)) open.current = undefined
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: walletKey }),
  })
}
