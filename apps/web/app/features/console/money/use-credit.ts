import { useMutation, useQueryClient } from '@tanstack/react-query'
import { creditConsolePerson } from '@washline/contract/console/endpoints'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** Credits a person's wallet. Everything shown is read again even after a failure: another operator may have acted. */
export function useCredit(personId: UserId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { amount_minor: Minor; reason: string; actions: number; order_id?: OrderId | undefined }) =>
      submitOnce(body, (idempotencyKey) =>
        callApi(creditConsolePerson, { params: { id: personId }, body, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
