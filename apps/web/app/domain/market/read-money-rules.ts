import type { ClaimRules, PriceRules } from '@washline/contract/market'
import { getMoneyRules } from '@washline/contract/settings/endpoints'
import { claimRulesOf, priceRulesOf } from '@washline/contract/settings/money-rules'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'

/** Apart from `useMoneyRules`, so that a page does not wait for the code that calls. */
export const readMoneyRules = (): Promise<PriceRules & ClaimRules> =>
  queryClient.fetchQuery({
    queryKey: ['money-rules'],
    queryFn: async ({ signal }) => {
      const { fees, claims } = (await callApi(getMoneyRules, { signal })).data
      return { ...priceRulesOf(fees), ...claimRulesOf(claims) }
    },
    retry: 2,
  })
