import { queryOptions, useQuery } from '@tanstack/react-query'
import { getVerification } from '@washline/contract/verification/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { verificationKey } from './washer-key.ts'

/** The Washer's own steps and suspension; a notification about them invalidates it. */
export const verificationQuery = queryOptions({
  queryKey: verificationKey,
  queryFn: async () => (await callApi(getVerification)).data,
})

export const useVerification = () => useQuery(verificationQuery)
