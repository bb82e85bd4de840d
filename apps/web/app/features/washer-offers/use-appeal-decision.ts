import { useMutation, useQueryClient } from '@tanstack/react-query'
import { appealOfferDecision } from '@washline/contract/dispatch/explanations'
import type { OfferId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { offerDecisionsKey } from './use-offer-decisions.ts'

/** Asks a person about a decision, once; read again even after a failure, since another device may have asked. */
export function useAppealDecision(id: OfferId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (text: string) =>
      submitOnce({ id, text }, (idempotencyKey) =>
        callApi(appealOfferDecision, { params: { id }, body: { text }, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: offerDecisionsKey }),
  })
}
