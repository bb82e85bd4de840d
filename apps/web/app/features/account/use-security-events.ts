import { useQuery } from '@tanstack/react-query'
import { listSecurityEvents } from '@washline/contract/identity/security-events'
import { callApi } from '../../platform/api/call-api.ts'

/** What concerned the security of the account, the latest first. */
export const useSecurityEvents = () =>
  useQuery({
    queryKey: ['security-events'],
    queryFn: async ({ signal }) => (await callApi(listSecurityEvents, { signal })).data,
  })
