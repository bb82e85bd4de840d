import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { makeAccessToken } from '@washline/contract/tokens/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { tokensQuery } from './use-tokens.ts'

/** Makes a token. Its secret is in this answer alone. */
export function useMakeToken() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body<typeof makeAccessToken, 'in'>) => (await callApi(makeAccessToken, { body })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
}
