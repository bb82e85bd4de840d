import { useMutation, useQueryClient } from '@tanstack/react-query'
import { closeConsoleAlert } from '@washline/contract/console/endpoints'
import type { AlertId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

export function useCloseAlert() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: ({ id, note }: { id: AlertId; note: string }) =>
      submitOnce({ id, note }, (idempotencyKey) =>
        callApi(closeConsoleAlert, { params: { id }, body: { note }, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
