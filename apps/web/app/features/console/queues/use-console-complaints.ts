import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { decideConsoleComplaint, listConsoleComplaints } from '@washline/contract/complaints/console-endpoints'
import type { Body } from '@washline/contract/endpoint'
import type { ComplaintId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'
import { problemOf } from '../../../platform/api/problem-of.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'
import { toast } from '../../../ui/toast.ts'

/** Complaints that wait for an operator, the soonest due first. */
export const useConsoleComplaints = () =>
  useQuery({
    queryKey: ['console', 'complaints'],
    queryFn: async ({ signal }) => (await callApi(listConsoleComplaints, { signal })).data,
    refetchInterval: 60_000,
  })

export function useDecideComplaint(id: ComplaintId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: Body<typeof decideConsoleComplaint, 'in'>) =>
      submitOnce({ id, ...body }, (idempotencyKey) =>
        callApi(decideConsoleComplaint, { params: { id }, body, idempotencyKey }),
      ),
    onError: (error) => {
      const refusal = problemOf(decideConsoleComplaint, error)
      // Its row leaves the list, and the form with its message leaves with the row.
      if (refusal?.status === 409) toast.error(refusal.message)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
