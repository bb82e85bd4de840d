import { queryOptions } from '@tanstack/react-query'
import { findRoute } from '@washline/contract/maps/endpoints'
import type { Point } from '@washline/contract/maps/geo'
import { callApi } from '../api/call-api.ts'

/** About 100 m: a shorter move does not change the estimate. */
const coarse = ({ latitude, longitude }: Point) => [latitude.toFixed(3), longitude.toFixed(3)]
const onlyPoint = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

/** Distance, duration and way between two points, by the maps service. */
export const tripQuery = (origin: Point | null, destination: Point | null) =>
  queryOptions({
    queryKey: ['trip', origin && coarse(origin), destination && coarse(destination)],
    queryFn: async ({ signal }) => {
      if (!origin || !destination) return null
      const body = { origin: onlyPoint(origin), destination: onlyPoint(destination), path: true }
      return (await callApi(findRoute, { body, signal })).data
    },
    enabled: origin !== null && destination !== null,
    staleTime: 60_000,
    placeholderData: (last) => last,
  })
