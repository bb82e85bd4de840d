import { useQuery } from '@tanstack/react-query'
import { getWallet } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { walletKey } from './use-wallet.ts'

const shown = 20

/** The newest credits and refunds of the person. */
export const useCredits = () =>
  useQuery({
    queryKey: [...walletKey, 'credits'],
    queryFn: async ({ signal }) =>
      (await callApi(getWallet, { query: { only: 'credits', limit: shown }, signal })).data.entries,
  })
