import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import type { MarketProfile } from '@washline/contract/settings/market-profile'
import { changeMarketProfile, getMarketProfile, uploadMarketLogo } from '@washline/contract/settings/profile-endpoints'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** The market's profile, and its last changes. */
export const useMarket = () =>
  useQuery({
    queryKey: ['console', 'market'],
    queryFn: async ({ signal }) => (await callApi(getMarketProfile, { signal })).data,
  })

interface Body {
  version: number
  profile: MarketProfile
  price_list?: CatalogueRow[] | undefined
  confirmed: boolean
  reason: string
}

/** Replaces the profile. It is read again even after a failure: another operator may have changed it. */
export function useChangeMarket() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: Body) =>
      submitOnce(body, (idempotencyKey) => callApi(changeMarketProfile, { body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}

/** Stores a picture as a logo and gives its hash. */
export const useUploadLogo = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData()
      form.append('image', file)
      return (await callApi(uploadMarketLogo, { form })).data.logo
    },
  })
