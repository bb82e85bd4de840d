import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderId, UserId } from '@washline/contract/ids'
import { listReports, reportProblem } from '@washline/contract/safety/endpoints'
import type { ReportKind, ReportOccasion } from '@washline/contract/safety/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async ({ signal }) => (await callApi(listReports, { signal })).data,
})

/** The viewer's reports with their outcomes. */
export const useReports = () => useQuery(reportsQuery)

export interface Problem {
  readonly about: ReportOccasion
  readonly order_id: OrderId | null
  readonly person_id: UserId | null
  readonly kind: ReportKind
  readonly text: string
}

/** Reports a problem to the operators. */
export function useReportProblem() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (problem: Problem) =>
      submitOnce(problem, (idempotencyKey) => callApi(reportProblem, { body: problem, idempotencyKey })),
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsQuery.queryKey }),
  })
}
