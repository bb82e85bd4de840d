import { useMutation } from '@tanstack/react-query'
import { appealSuspension } from '@washline/contract/verification/endpoints'
import { verificationQuery } from '../../domain/washer/use-verification.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { queryClient } from '../../platform/query.ts'

/** Appeals against a suspension, once. */
export function useAppeal() {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: async (text: string) =>
      (await submitOnce({ text }, (idempotencyKey) => callApi(appealSuspension, { body: { text }, idempotencyKey })))
        .data,
    onSuccess: (verification) => queryClient.setQueryData(verificationQuery.queryKey, verification),
  })
}
