import { queryOptions, useQuery } from '@tanstack/react-query'
import { getAccount } from '@washline/contract/identity/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await callApi(getAccount, { signal })).data,
})

export const useAccount = () => useQuery(accountQuery)
