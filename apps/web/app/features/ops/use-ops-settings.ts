import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeOpsSettings, getOpsSettings, listSettingsVersions } from '@washline/contract/settings/endpoints'
import type { SettingFigures } from '@washline/contract/settings/figures'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** The figures that operators may change, as they stand. */
export const useOpsSettings = () =>
  useQuery({
    queryKey: ['ops', 'settings'],
    queryFn: async ({ signal }) => (await callApi(getOpsSettings, { signal })).data,
  })

/** Every change of them, newest first. */
export const useSettingsVersions = () =>
  useInfiniteQuery({
    queryKey: ['ops', 'settings', 'versions'],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listSettingsVersions, { query: { cursor: pageParam, limit: 20 }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** Sets all figures anew. Whatever came of it, what is shown is read again: another operator may have changed some. */
export function useChangeSettings() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (change: { version: number; figures: SettingFigures; reason: string }) =>
      submitOnce(change, (idempotencyKey) => callApi(changeOpsSettings, { body: change, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ops'] }),
  })
}
