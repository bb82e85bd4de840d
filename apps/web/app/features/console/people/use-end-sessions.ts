import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endConsoleSessions } from '@washline/contract/console/timelines'
import type { UserId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

export function useEndSessions() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (ending: { id: UserId; reason: string }) =>
      submitOnce(ending, (idempotencyKey) =>
        callApi(endConsoleSessions, { params: { id: ending.id }, body: { reason: ending.reason }, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
