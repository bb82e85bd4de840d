import { useQuery } from '@tanstack/react-query'
import { getConfig } from '@washline/contract/platform/endpoints'
import { callApi } from './call-api.ts'

export const configQuery = {
  queryKey: ['config'],
  queryFn: () => callApi(getConfig),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The server's public settings; undefined until read. */
export const useConfig = () => useQuery(configQuery).data
