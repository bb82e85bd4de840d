import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listReports, reportProblem } from '@washline/contract/safety/endpoints'
import type { ReportKind, ReportOccasion } from '@washline/contract/safety/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async ({ signal }) => (await callApi(listReports, { signal })).data,
})

/** What the person reported, and what became of it. */
export const useReports = () => useQuery(reportsQuery)

export interface Problem {
  readonly about: ReportOccasion
  readonly order_id: number | null
  readonly user_id: number | null
  readonly kind: ReportKind
  readonly text: string
}

/** Brings a problem before the operators. */
export function useReportProblem() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (problem: Problem) =>
      submitOnce(problem, (idempotencyKey) => callApi(reportProblem, { body: problem, idempotencyKey })),
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsQuery.queryKey }),
  })
}
