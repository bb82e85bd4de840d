import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { decideOpsVerification } from '@washline/contract/verification/ops-endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Decides a step. Whatever came of it, what is shown is read again: another operator may have decided. */
export function useDecideVerification(id: number) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: Body<typeof decideOpsVerification, 'in'>) =>
      submitOnce(body, (idempotencyKey) => callApi(decideOpsVerification, { params: { id }, body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ops'] }),
  })
}
