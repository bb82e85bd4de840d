import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPreferences, savePreferences } from '@washline/contract/care/endpoints'
import type { CareInstructions } from '@washline/contract/care/schemas'
import { callApi } from '../../platform/api/call-api.ts'

const preferencesQuery = queryOptions({
  queryKey: ['care', 'preferences'],
  queryFn: async ({ signal }) => (await callApi(getPreferences, { signal })).data,
})

/** The care instructions that every new order starts with. */
export const usePreferences = () => useQuery(preferencesQuery)

export function useSavePreferences() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (instructions: CareInstructions) => (await callApi(savePreferences, { body: instructions })).data,
    onSuccess: (instructions) => {
      queries.setQueryData(preferencesQuery.queryKey, instructions)
      return queries.invalidateQueries({ queryKey: ['care', 'order'] })
    },
  })
}
