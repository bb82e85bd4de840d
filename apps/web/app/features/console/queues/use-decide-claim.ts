import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decideConsoleClaim } from '@washline/contract/claims/console-endpoints'
import type { Body } from '@washline/contract/endpoint'
import type { ClaimId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** Decides a claim. Everything shown is read again even after a failure: another operator may have decided. */
export function useDecideClaim(id: ClaimId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: Body<typeof decideConsoleClaim, 'in'>) =>
      submitOnce(body, (idempotencyKey) => callApi(decideConsoleClaim, { params: { id }, body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
