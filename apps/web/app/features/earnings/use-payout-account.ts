import { useQuery } from '@tanstack/react-query'
import { getPayoutAccount } from '@washline/contract/earnings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { earningsKey } from './use-earnings.ts'

/** The Washer's payout account, as the payout service has it. */
export const usePayoutAccount = () =>
  useQuery({
    queryKey: [...earningsKey, 'account'],
    queryFn: async () => (await callApi(getPayoutAccount)).data,
  })
