import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removePaymentMethod } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { cardsQuery } from './use-cards.ts'

export function useRemoveCard() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(removePaymentMethod, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  })
}
