import { useMutation, useQueryClient } from '@tanstack/react-query'
import { proveLedger } from '@washline/contract/ledger/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'
import { proofsKey } from './use-proofs.ts'

export function useProveBooks() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => (await callApi(proveLedger)).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: proofsKey }),
  })
}
