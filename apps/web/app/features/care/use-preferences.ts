import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPreferences, savePreferences } from '@washline/contract/care/endpoints'
import type { CareWishes } from '@washline/contract/care/schemas'
import { callApi } from '../../platform/api/call-api.ts'

const preferencesQuery = queryOptions({
  queryKey: ['care', 'preferences'],
  queryFn: async ({ signal }) => (await callApi(getPreferences, { signal })).data,
})

/** How the person's laundry should be treated. */
export const usePreferences = () => useQuery(preferencesQuery)

export function useSavePreferences() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (wishes: CareWishes) => (await callApi(savePreferences, { body: wishes })).data,
    onSuccess: (wishes) => {
      queries.setQueryData(preferencesQuery.queryKey, wishes)
      return queries.invalidateQueries({ queryKey: ['care', 'order'] })
    },
  })
}
