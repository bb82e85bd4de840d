import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import type { StepId } from '@washline/contract/ids'
import { decideConsoleVerification } from '@washline/contract/verification/console-endpoints'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** Decides a step. Everything shown is read again even after a failure: another operator may have decided. */
export function useDecideVerification(id: StepId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: Body<typeof decideConsoleVerification, 'in'>) =>
      submitOnce(body, (idempotencyKey) =>
        callApi(decideConsoleVerification, { params: { id }, body, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
