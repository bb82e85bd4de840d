import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  closeOpsFlag,
  keepOpsSuspension,
  liftOpsSuspension,
  suspendOpsWasher,
} from '@washline/contract/verification/ops-endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** What an operator does about a Washer's quality, always with a reason. */
export type WasherAct =
  | { readonly kind: 'suspend'; readonly washerId: number; readonly until: string | null }
  | { readonly kind: 'lift' | 'keep'; readonly washerId: number; readonly suspensionId: number }
  | { readonly kind: 'close-flag'; readonly flagId: number }

/** Does it once. Whatever came of it, what is shown is read again: another operator may have acted. */
export function useActOnWasher() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: ({ act, reason }: { act: WasherAct; reason: string }) =>
      submitOnce({ act, reason }, async (idempotencyKey) => {
        if (act.kind === 'close-flag') {
          await callApi(closeOpsFlag, { params: { id: act.flagId }, body: { note: reason }, idempotencyKey })
          return
        }
        const params = { id: act.washerId }
        if (act.kind === 'suspend') {
          await callApi(suspendOpsWasher, { params, body: { reason, until: act.until }, idempotencyKey })
          return
        }
        const endpoint = act.kind === 'lift' ? liftOpsSuspension : keepOpsSuspension
        await callApi(endpoint, { params, body: { suspension_id: act.suspensionId, reason }, idempotencyKey })
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ops'] }),
  })
}
