import { useQuery } from '@tanstack/react-query'
import { getDeletion } from '@washline/contract/identity/account-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** What stands in the way of deleting the account, read anew each time it is looked at. */
export const useDeletion = (isWanted: boolean) =>
  useQuery({
    queryKey: ['account-deletion'],
    queryFn: async ({ signal }) => (await callApi(getDeletion, { signal })).data.obstacles,
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  })
