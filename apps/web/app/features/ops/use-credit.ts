import { useMutation, useQueryClient } from '@tanstack/react-query'
import { creditOpsPerson } from '@washline/contract/ops/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Gives money to a person's wallet. Whatever came of it, what is shown is read again: another may have acted. */
export function useCredit(personId: number) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { amount: number; reason: string; acts: number; order_id?: number | undefined }) =>
      submitOnce(body, (idempotencyKey) =>
        callApi(creditOpsPerson, { params: { id: personId }, body, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ops'] }),
  })
}
