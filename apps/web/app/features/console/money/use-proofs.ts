import { useInfiniteQuery } from '@tanstack/react-query'
import { listLedgerProofs } from '@washline/contract/ledger/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

export const proofsKey = ['console', 'proofs'] as const

/** Pages of proofs of the ledger, newest first. */
export const useProofs = () =>
  useInfiniteQuery({
    queryKey: proofsKey,
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam, limit: 20 }
      const { proofs, next_cursor } = (await callApi(listLedgerProofs, { query, signal })).data
      return { rows: proofs, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
