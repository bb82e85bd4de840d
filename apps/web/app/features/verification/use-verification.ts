import { queryOptions, useQuery } from '@tanstack/react-query'
import { getVerification } from '@washline/contract/verification/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const verificationQuery = queryOptions({
  queryKey: ['provider', 'verification'],
  queryFn: async () => (await callApi(getVerification)).data,
})

/** The Washer's own steps and suspension; news of them has it read again. */
export const useVerification = () => useQuery(verificationQuery)
