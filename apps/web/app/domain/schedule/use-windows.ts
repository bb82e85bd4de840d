import { queryOptions, useQuery } from '@tanstack/react-query'
import { listWindows } from '@washline/contract/schedule/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

export const windowsKey = ['windows'] as const

const windowsQuery = ({ latitude, longitude }: Place) =>
  queryOptions({
    queryKey: [...windowsKey, latitude, longitude],
    queryFn: async ({ signal }) => (await callApi(listWindows, { query: { latitude, longitude }, signal })).data,
    staleTime: 0,
  })

/** The windows in which a pickup at a place can be booked. */
export const useWindows = (place: Place) => useQuery(windowsQuery(place))
