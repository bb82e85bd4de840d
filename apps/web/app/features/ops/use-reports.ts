import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { decideRatingReport, listRatingReports } from '@washline/contract/ratings/report-endpoints'
import { decideReport, listOpsReports } from '@washline/contract/safety/endpoints'
import type { ReportOutcome } from '@washline/contract/safety/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
}

/** What people reported: open and urgent ones first. */
export const useOpsReports = () =>
  useInfiniteQuery({
    queryKey: ['ops', 'reports'],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listOpsReports, { query: { cursor: pageParam, limit: 50 }, signal })).data,
    ...pages,
  })

/** Ratings and answers that were reported: the open ones first. */
export const useRatingReports = () =>
  useInfiniteQuery({
    queryKey: ['ops', 'rating-reports'],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listRatingReports, { query: { cursor: pageParam, limit: 50 }, signal })).data,
    ...pages,
  })

/** What is decided about: a report of a problem, or reported words. */
export type ReportDecision =
  | { readonly of: 'problem'; readonly id: number; readonly decision: ReportOutcome; readonly note: string }
  | { readonly of: 'words'; readonly id: number; readonly decision: 'hide' | 'keep'; readonly note: string }

/** The same before its note is written. */
export type DecisionToMake =
  | Pick<Extract<ReportDecision, { of: 'problem' }>, 'of' | 'id' | 'decision'>
  | Pick<Extract<ReportDecision, { of: 'words' }>, 'of' | 'id' | 'decision'>

/** Closes a report, with a note. */
export function useDecideReport() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (decided: ReportDecision) =>
      submitOnce(decided, async (idempotencyKey) => {
        const params = { id: decided.id }
        if (decided.of === 'problem')
          await callApi(decideReport, {
            params,
            body: { outcome: decided.decision, note: decided.note },
            idempotencyKey,
          })
        else
          await callApi(decideRatingReport, {
            params,
            body: { decision: decided.decision, note: decided.note },
            idempotencyKey,
          })
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ops'] }),
  })
}
