import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RatingReportId, ReportId } from '@washline/contract/ids'
import { decideRatingReport, listRatingReports } from '@washline/contract/ratings/report-endpoints'
import { decideReport, listConsoleReports } from '@washline/contract/safety/endpoints'
import type { ReportOutcome } from '@washline/contract/safety/schemas'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
}

/** Pages of reported problems, open and urgent ones first. */
export const useConsoleReports = () =>
  useInfiniteQuery({
    queryKey: ['console', 'reports'],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listConsoleReports, { query: { cursor: pageParam, limit: 50 }, signal })).data,
    ...pages,
  })

/** Pages of reported ratings and answers, the open ones first. */
export const useRatingReports = () =>
  useInfiniteQuery({
    queryKey: ['console', 'rating-reports'],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listRatingReports, { query: { cursor: pageParam, limit: 50 }, signal })).data,
    ...pages,
  })

/** A decision about a reported problem or a reported text. */
export type ReportDecision =
  | { readonly of: 'problem'; readonly id: ReportId; readonly decision: ReportOutcome; readonly note: string }
  | { readonly of: 'words'; readonly id: RatingReportId; readonly decision: 'hide' | 'keep'; readonly note: string }

/** A decision without its note. */
export type DecisionToMake =
  | Pick<Extract<ReportDecision, { of: 'problem' }>, 'of' | 'id' | 'decision'>
  | Pick<Extract<ReportDecision, { of: 'words' }>, 'of' | 'id' | 'decision'>

export function useDecideReport() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (decided: ReportDecision) =>
      submitOnce(decided, async (idempotencyKey) => {
        if (decided.of === 'problem')
          await callApi(decideReport, {
            params: { id: decided.id },
            body: { outcome: decided.decision, note: decided.note },
            idempotencyKey,
          })
        else
          await callApi(decideRatingReport, {
            params: { id: decided.id },
            body: { decision: decided.decision, note: decided.note },
            idempotencyKey,
          })
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
