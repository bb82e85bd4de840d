import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeConsoleSettings, listSettingsVersions } from '@washline/contract/settings/endpoints'
import type { MarketSettingValues } from '@washline/contract/settings/market-settings'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** Pages of the versions of the market settings, newest first. */
export const useSettingsVersions = () =>
  useInfiniteQuery({
    queryKey: ['console', 'settings', 'versions'],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listSettingsVersions, { query: { cursor: pageParam, limit: 20 }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** Replaces all settings. Everything shown is read again even after a failure: another operator may have changed some. */
export function useChangeSettings() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (change: { version: number; settings: MarketSettingValues; reason: string }) =>
      submitOnce(change, (idempotencyKey) => callApi(changeConsoleSettings, { body: change, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
