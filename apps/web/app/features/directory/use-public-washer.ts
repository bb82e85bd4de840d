import { skipToken, useQuery } from '@tanstack/react-query'
import { getPublicWasher } from '@washline/contract/directory/endpoints'
import type { UserId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'

/** A Washer's public profile with the latest ratings. */
export const usePublicWasher = (id: UserId | undefined) =>
  useQuery({
    queryKey: ['public washer', id],
    queryFn: id === undefined ? skipToken : async () => (await callApi(getPublicWasher, { params: { id } })).data,
    staleTime: 60_000,
  })
