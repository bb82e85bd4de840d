import { useMutation, useQuery } from '@tanstack/react-query'
import { getSetup, tryOrder } from '@washline/contract/settings/setup-endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** What is set up, and what is missing. */
export const useSetup = () =>
  useQuery({
    queryKey: ['console', 'setup'],
    queryFn: async ({ signal }) => (await callApi(getSetup, { signal })).data,
  })

/** Places an order that is never committed. */
export const useTryOrder = () => useMutation({ mutationFn: async () => (await callApi(tryOrder)).data })
