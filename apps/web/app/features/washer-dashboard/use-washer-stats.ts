import { useQuery } from '@tanstack/react-query'
import { getWasherStats } from '@washline/contract/washers/endpoints'
import { washerKey } from '../../domain/washer/washer-key.ts'
import { callApi } from '../../platform/api/call-api.ts'

/** The Washer's rates, computed from stored orders. */
export const useWasherStats = () =>
  useQuery({
    queryKey: [...washerKey, 'stats'],
    queryFn: async () => (await callApi(getWasherStats)).data,
  })
