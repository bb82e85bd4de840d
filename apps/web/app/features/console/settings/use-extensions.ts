import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeExtensionSettings,
  getExtensionPanel,
  getExtensionSettings,
  listExtensions,
  switchExtension,
} from '@washline/contract/extensions/endpoints'
import type { SettingValues } from '@washline/contract/extensions/schemas'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** The extensions of this installation, and which service stands behind each gateway. */
export const useExtensions = () =>
  useQuery({
    queryKey: ['console', 'extensions'],
    queryFn: async ({ signal }) => (await callApi(listExtensions, { signal })).data,
  })

export const useExtensionSettings = (name: string) =>
  useQuery({
    queryKey: ['console', 'extensions', name, 'settings'],
    queryFn: async ({ signal }) => (await callApi(getExtensionSettings, { params: { name }, signal })).data,
  })

export const useExtensionPanel = (name: string, panel: string) =>
  useQuery({
    queryKey: ['console', 'extensions', name, 'panel', panel],
    queryFn: async ({ signal }) => (await callApi(getExtensionPanel, { params: { name, panel }, signal })).data.parts,
  })

/** Switches an extension. The list is read again even after a failure, which has a reason there. */
export function useSwitchExtension(name: string) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { on: boolean; reason: string }) =>
      submitOnce(body, (idempotencyKey) => callApi(switchExtension, { params: { name }, body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console', 'extensions'] }),
  })
}

export function useChangeExtensionSettings(name: string) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { version: number; values: SettingValues; reason: string }) =>
      submitOnce(body, (idempotencyKey) =>
        callApi(changeExtensionSettings, { params: { name }, body, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console', 'extensions', name] }),
  })
}
