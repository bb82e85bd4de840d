import { useMutation } from '@tanstack/react-query'
import { appealSuspension } from '@washline/contract/verification/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { queryClient } from '../../platform/query.ts'
import { verificationQuery } from './use-verification.ts'

/** Says, once, why a suspension should be lifted. */
export function useAppeal() {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: async (text: string) =>
      (await submitOnce({ text }, (idempotencyKey) => callApi(appealSuspension, { body: { text }, idempotencyKey })))
        .data,
    onSuccess: (verification) => queryClient.setQueryData(verificationQuery.queryKey, verification),
  })
}
