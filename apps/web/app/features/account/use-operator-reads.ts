import { useQuery } from '@tanstack/react-query'
import { listOperatorReads } from '@washline/contract/console/operator-reads'
import { callApi } from '../../platform/api/call-api.ts'

/** What operators have read of the person's data, the latest first. */
export const useOperatorReads = () =>
  useQuery({
    queryKey: ['operator-reads'],
    queryFn: async ({ signal }) => (await callApi(listOperatorReads, { signal })).data,
  })
