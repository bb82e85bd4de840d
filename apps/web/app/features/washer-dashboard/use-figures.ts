import { useQuery } from '@tanstack/react-query'
import { getWasherFigures } from '@washline/contract/washers/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** How the Washer works, counted from what is stored. */
export const useFigures = () =>
  useQuery({
    queryKey: ['provider', 'figures'],
    queryFn: async () => (await callApi(getWasherFigures)).data,
  })
