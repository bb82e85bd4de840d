import { useQuery } from '@tanstack/react-query'
import type { StepId } from '@washline/contract/ids'
import { getConsoleVerification } from '@washline/contract/verification/console-endpoints'
import { callApi } from '../../../platform/api/call-api.ts'

/** A step with its evidence. Every read is audited, so it is not repeated on focus or reconnect. */
export const useConsoleVerification = (id: StepId) =>
  useQuery({
    queryKey: ['console', 'verification', id],
    queryFn: async ({ signal }) => (await callApi(getConsoleVerification, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
