import { useMutation, useQueryClient } from '@tanstack/react-query'
import { closeOpsAlert } from '@washline/contract/ops/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Closes an alert with a note of what was done. */
export function useCloseAlert() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: ({ id, note }: { id: number; note: string }) =>
      submitOnce({ id, note }, (idempotencyKey) =>
        callApi(closeOpsAlert, { params: { id }, body: { note }, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ops'] }),
  })
}
