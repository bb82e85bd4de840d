import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeZones,
  getDemand,
  getZoneFile,
  getZones,
  listZoneVersions,
  previewZoneFile,
} from '@washline/contract/zones/endpoints'
import type { Zone } from '@washline/contract/zones/zone'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** The zones that apply now. */
export const useZones = () =>
  useQuery({
    queryKey: ['console', 'zones'],
    queryFn: async ({ signal }) => (await callApi(getZones, { signal })).data,
  })

/** Pages of their versions, newest first. */
export const useZoneVersions = () =>
  useInfiniteQuery({
    queryKey: ['console', 'zones', 'versions'],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listZoneVersions, { query: { cursor: pageParam, limit: 20 }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** Where people outside every zone wait. */
export const useDemand = () =>
  useQuery({
    queryKey: ['console', 'zones', 'demand'],
    queryFn: async ({ signal }) => (await callApi(getDemand, { signal })).data,
  })

/** Replaces all zones. They are read again even after a failure: another operator may have changed them. */
export function useChangeZones() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { version: number; zones: Zone[]; reason: string }) =>
      submitOnce(body, (idempotencyKey) => callApi(changeZones, { body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}

/** Reads a file of zones, without changing any. */
export const usePreviewFile = () =>
  useMutation({ mutationFn: async (file: unknown) => (await callApi(previewZoneFile, { body: { file } })).data })

/** Saves the file of all zones on this device. */
export const useExportFile = () =>
  useMutation({
    mutationFn: async () => {
      const { data } = await callApi(getZoneFile, {})
      const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/geo+json' }))
      const link = document.createElement('a')
      link.href = address
      link.download = 'zones.geojson'
      link.click()
      URL.revokeObjectURL(address)
    },
  })
