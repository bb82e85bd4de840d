import { useQuery } from '@tanstack/react-query'
import { findRoute } from '@washline/contract/maps/endpoints'
import type { Point } from '@washline/contract/maps/geo'
import { callApi } from '../../platform/api/call-api.ts'

/** About 100 m: a shorter move does not change the estimate. */
const coarse = ({ latitude, longitude }: Point) => [latitude.toFixed(3), longitude.toFixed(3)]
const onlyPoint = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

/** Distance and duration between two points; null while one of them is unknown. */
export const useTrip = (origin: Point | null, destination: Point | null) =>
  useQuery({
    queryKey: ['trip', origin && coarse(origin), destination && coarse(destination)],
    queryFn: async ({ signal }) => {
      if (!origin || !destination) return null
      const body = { origin: onlyPoint(origin), destination: onlyPoint(destination) }
      return (await callApi(findRoute, { body, signal })).data
    },
    enabled: origin !== null && destination !== null,
    staleTime: 60_000,
    placeholderData: (last) => last,
  }).data ?? null
