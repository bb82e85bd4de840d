import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  answerConsoleOfferAppeal,
  getConsoleOfferAppeal,
  listConsoleOfferAppeals,
} from '@washline/contract/dispatch/console-endpoints'
import type { AppealOutcome } from '@washline/contract/dispatch/explanations'
import type { OfferAppealId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'
import { problemOf } from '../../../platform/api/problem-of.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'
import { toast } from '../../../ui/toast.ts'

const key = ['console', 'offer-appeals']

/** Pages of unanswered appeals about offers, the oldest first. */
export const useOfferAppeals = () =>
  useInfiniteQuery({
    queryKey: [...key, 'waiting'],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const { appeals, next_cursor } = (
        await callApi(listConsoleOfferAppeals, { query: { cursor, limit: 50 }, signal })
      ).data
      return { rows: appeals, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** One appeal with the parts of its decision; each read is recorded, so it is not repeated in the background. */
export const useOfferAppeal = (id: OfferAppealId) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: async ({ signal }) => (await callApi(getConsoleOfferAppeal, { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useAnswerOfferAppeal(id: OfferAppealId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { outcome: AppealOutcome; reason: string }) =>
      submitOnce({ id, ...body }, (idempotencyKey) =>
        callApi(answerConsoleOfferAppeal, { params: { id }, body, idempotencyKey }),
      ),
    onError: (error) => {
      const refusal = problemOf(answerConsoleOfferAppeal, error)
      // Its row leaves the list, and the form with its message leaves with the row.
      if (refusal?.status === 409) toast.error(refusal.message)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
