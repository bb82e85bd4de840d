import { useQuery } from '@tanstack/react-query'
import { listScarceDisks } from '@washline/contract/console/disks'
import { callApi } from '../../../platform/api/call-api.ts'

/** Disks for photos with little room left. Polled on every tab. */
export const useScarceDisks = () =>
  useQuery({
    queryKey: ['console', 'disks'],
    queryFn: async ({ signal }) => (await callApi(listScarceDisks, { signal })).data.disks,
    refetchInterval: 30_000,
  })
