import { useQuery } from '@tanstack/react-query'
import { getOpsWaiting } from '@washline/contract/ops/waiting'
import { callApi } from '../../platform/api/call-api.ts'

/** How much waits for an operator; an urgent report has to be seen soon, whatever is open. */
export const useOpsWaiting = () =>
  useQuery({
    queryKey: ['ops', 'waiting'],
    queryFn: async ({ signal }) => (await callApi(getOpsWaiting, { signal })).data,
    refetchInterval: 15_000,
  })
