import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listTags, makeTags } from '@washline/contract/tags/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { newKey } from '../../platform/api/new-key.ts'

const tagsKey = ['bag tags'] as const

/** The tags that this person made and that are on no bag now, and those on the bags of their orders. */
export const useTags = () =>
  useQuery({
    queryKey: tagsKey,
    queryFn: async ({ signal }) => (await callApi(listTags, { signal })).data,
    meta: { persistedOffline: true },
  })

/** Makes the tags of a sheet. */
export function useMakeTags() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (count: number) =>
      (await callApi(makeTags, { body: { count }, idempotencyKey: newKey() })).data.codes,
    onSettled: () => queries.invalidateQueries({ queryKey: tagsKey }),
  })
}
