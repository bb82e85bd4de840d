import { useQuery } from '@tanstack/react-query'
import { getPublicWasher } from '@washline/contract/directory/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** A Washer's public facts and latest ratings. */
export const usePublicWasher = (id: number | undefined) =>
  useQuery({
    queryKey: ['public washer', id],
    queryFn: async () => (await callApi(getPublicWasher, { params: { id: id ?? 0 } })).data,
    enabled: id !== undefined,
    staleTime: 60_000,
  })
