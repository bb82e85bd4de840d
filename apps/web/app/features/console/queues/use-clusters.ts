import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { checkConsoleCluster, listConsoleClusters } from '@washline/contract/console/clusters'
import type { ClusterId, UserId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** Possible clusters of accounts; with a person, only theirs. */
export const useClusters = (person?: UserId) =>
  useQuery({
    queryKey: ['console', 'clusters', person ?? 'all'],
    queryFn: async ({ signal }) => (await callApi(listConsoleClusters, { query: { person }, signal })).data.clusters,
  })

export function useCheckCluster() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (check: { id: ClusterId; reason: string }) =>
      submitOnce(check, (idempotencyKey) =>
        callApi(checkConsoleCluster, { params: { id: check.id }, body: { reason: check.reason }, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console', 'clusters'] }),
  })
}
