import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QualityFlagId, SuspensionId, UserId } from '@washline/contract/ids'
import {
  closeConsoleFlag,
  liftConsoleSuspension,
  suspendConsoleWasher,
  upholdConsoleSuspension,
} from '@washline/contract/verification/console-endpoints'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

export type ConsoleWasherAction =
  | { readonly kind: 'suspend'; readonly washerId: UserId; readonly until: string | null }
  | { readonly kind: 'lift' | 'keep'; readonly washerId: UserId; readonly suspensionId: SuspensionId }
  | { readonly kind: 'close-flag'; readonly flagId: QualityFlagId }

/** Everything shown is read again even after a failure: another operator may have acted. */
export function useWasherAction() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: ({ action, reason }: { action: ConsoleWasherAction; reason: string }) =>
      submitOnce({ action, reason }, async (idempotencyKey) => {
        if (action.kind === 'close-flag') {
          await callApi(closeConsoleFlag, { params: { id: action.flagId }, body: { note: reason }, idempotencyKey })
          return
        }
        const params = { id: action.washerId }
        if (action.kind === 'suspend') {
          await callApi(suspendConsoleWasher, { params, body: { reason, until: action.until }, idempotencyKey })
          return
        }
        const endpoint = action.kind === 'lift' ? liftConsoleSuspension : upholdConsoleSuspension
        await callApi(endpoint, { params, body: { suspension_id: action.suspensionId, reason }, idempotencyKey })
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
