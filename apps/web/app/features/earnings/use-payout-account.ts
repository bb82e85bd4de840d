import { useQuery } from '@tanstack/react-query'
import { getPayoutAccount } from '@washline/contract/earnings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { earningsKey } from './use-earnings.ts'

/** Where the Washer's money goes, as the payout service knows it now. */
export const usePayoutAccount = () =>
  useQuery({
    queryKey: [...earningsKey, 'account'],
    queryFn: async () => (await callApi(getPayoutAccount)).data,
  })
