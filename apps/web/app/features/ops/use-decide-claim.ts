import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decideOpsClaim } from '@washline/contract/claims/ops-endpoints'
import type { Body } from '@washline/contract/endpoint'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Decides a claim. Whatever came of it, what is shown is read again: another operator may have decided. */
export function useDecideClaim(id: number) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: Body<typeof decideOpsClaim, 'in'>) =>
      submitOnce(body, (idempotencyKey) => callApi(decideOpsClaim, { params: { id }, body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ops'] }),
  })
}
