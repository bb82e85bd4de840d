import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeOpsCatalogue } from '@washline/contract/scanning/endpoints'
import type { CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Makes a new version of the price list. Whatever came of it, the list is read again: another may have changed it. */
export function useChangeCatalogue() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { version: number; rows: CatalogueRow[]; reason: string }) =>
      submitOnce(body, (idempotencyKey) => callApi(changeOpsCatalogue, { body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ops'] }),
  })
}
