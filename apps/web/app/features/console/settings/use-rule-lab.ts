import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RulesDraft, replayRules } from '@washline/contract/lab/endpoints'
import { listTrials, publishTrial, withdrawTrial } from '@washline/contract/settings/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** The rules of now, and those that were published for a time. */
export const useTrials = () =>
  useQuery({
    queryKey: ['console', 'trials'],
    queryFn: async ({ signal }) => (await callApi(listTrials, { signal })).data,
  })

/** Replays the last weeks under a draft; nothing changes. */
export const useReplay = () =>
  useMutation({ mutationFn: async (draft: RulesDraft) => (await callApi(replayRules, { body: draft })).data })

export type TrialParts = Partial<RulesDraft>

interface NewTrial extends TrialParts {
  version: number
  starts_at: string
  ends_at: string
  reason: string
}

/** Everything shown is read again even after a failure: another operator may have published or withdrawn rules. */
export function usePublishTrial() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: NewTrial) =>
      submitOnce(body, (idempotencyKey) => callApi(publishTrial, { body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}

export function useWithdrawTrial() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { version: number; reason: string }) =>
      submitOnce(body, (idempotencyKey) => callApi(withdrawTrial, { body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
