import { useQuery } from '@tanstack/react-query'
import { getDeletion } from '@washline/contract/identity/account-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** What prevents deleting the account; never served from the cache. */
export const useDeletion = (isWanted: boolean) =>
  useQuery({
    queryKey: ['account-deletion'],
    queryFn: async ({ signal }) => (await callApi(getDeletion, { signal })).data.blockers,
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  })
