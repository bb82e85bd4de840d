import { useQuery } from '@tanstack/react-query'
import { getConfig } from '@washline/contract/platform/endpoints'
import { adoptLater } from '../i18n/adopted-market.ts'
import { callApi } from './call-api.ts'

export const configQuery = {
  queryKey: ['config'],
  queryFn: async () => {
    const config = await callApi(getConfig)
    await adoptLater(config.market)
    return config
  },
  staleTime: Number.POSITIVE_INFINITY,
}

/** The server's public settings; undefined until read. */
export const useConfig = () => useQuery(configQuery).data
