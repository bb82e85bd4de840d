import { useMutation, useQuery } from '@tanstack/react-query'
import type { AccessTokenId } from '@washline/contract/ids'
import { getMandate, removeMandate, saveMandate } from '@washline/contract/mandates/mandate-endpoints'
import type { MandateInput } from '@washline/contract/mandates/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'

const keyOf = (id: AccessTokenId) => ['mandate', id] as const

/** What a program may do without asking, and its name. */
export const useMandate = (id: AccessTokenId) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await callApi(getMandate, { params: { id }, signal })).data,
  })

/** Sets the mandate, or removes it. */
export const useSaveMandate = (id: AccessTokenId) =>
  useMutation({
    mutationFn: async (mandate: MandateInput | undefined) => {
      if (mandate) await callApi(saveMandate, { params: { id }, body: mandate })
      else await callApi(removeMandate, { params: { id } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
  })
