import { useMutation } from '@tanstack/react-query'
import { appealClaim, replyToClaim } from '@washline/contract/claims/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { queryClient } from '../../platform/query.ts'
import { claimKey, readClaimsAgain } from './use-claims.ts'

export type AnswerKind = 'reply' | 'appeal'
const endpoints = { reply: replyToClaim, appeal: appealClaim } as const

/** What the Washer answers, or why the customer appeals. */
export function useAnswerClaim(claimId: number, kind: AnswerKind) {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: async (text: string) => {
      const body = { text }
      const { data } = await submitOnce(body, (idempotencyKey) =>
        callApi(endpoints[kind], { params: { id: claimId }, body, idempotencyKey }),
      )
      return data
    },
    onSuccess: (claim) => queryClient.setQueryData(claimKey(claimId), claim),
    onSettled: () => readClaimsAgain(),
  })
}
