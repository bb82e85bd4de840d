import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeConsoleCatalogue } from '@washline/contract/scanning/endpoints'
import type { CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** Adds a version of the price list. The list is read again even after a failure: another operator may have changed it. */
export function useChangeCatalogue() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { version: number; rows: CatalogueRow[]; reason: string }) =>
      submitOnce(body, (idempotencyKey) => callApi(changeConsoleCatalogue, { body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
