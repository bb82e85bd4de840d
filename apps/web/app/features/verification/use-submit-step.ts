import { useMutation } from '@tanstack/react-query'
import { submitStep } from '@washline/contract/verification/endpoints'
import type { StepShown } from '@washline/contract/verification/schemas'
import { verificationQuery } from '../../domain/washer/use-verification.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { queryClient } from '../../platform/query.ts'

/** Submits a step; returns the vendor's address where a vendor checks the person. */
export function useSubmitStep({ step, version }: StepShown) {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: async (note: string) => {
      const body = { version, ...(note ? { note } : {}) }
      const { data } = await submitOnce({ step, ...body }, (idempotencyKey) =>
        callApi(submitStep, { params: { step }, body, idempotencyKey }),
      )
      return data
    },
    onSuccess: ({ continue_at: _, ...verification }) =>
      queryClient.setQueryData(verificationQuery.queryKey, verification),
    // An operator has decided meanwhile: read the state again.
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? queryClient.invalidateQueries({ queryKey: verificationQuery.queryKey })
        : undefined,
  })
}
