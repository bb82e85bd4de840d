import { queryOptions, useQuery } from '@tanstack/react-query'
import { listAccessTokens } from '@washline/contract/tokens/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const tokensQuery = queryOptions({
  queryKey: ['access-tokens'],
  queryFn: async ({ signal }) => (await callApi(listAccessTokens, { signal })).data,
})

/** The person's access tokens, the latest first. */
export const useTokens = () => useQuery(tokensQuery)
