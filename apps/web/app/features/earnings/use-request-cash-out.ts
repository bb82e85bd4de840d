import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestCashOut } from '@washline/contract/earnings/endpoints'
import type { Body } from '@washline/contract/endpoint'
import { washerSummaryQuery } from '../../domain/washer/use-washer-summary.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { earningsKey } from './use-earnings.ts'

/** Pays earnings out. A submit whose answer was lost is repeated under its key, so it is paid once. */
export function useRequestCashOut() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: Body<typeof requestCashOut>) =>
      submitOnce(body, (idempotencyKey) => callApi(requestCashOut, { body, idempotencyKey })),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: washerSummaryQuery.queryKey })
      return queries.invalidateQueries({ queryKey: earningsKey })
    },
  })
}
