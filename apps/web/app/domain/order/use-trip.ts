import { useQuery } from '@tanstack/react-query'
import type { Point } from '@washline/contract/maps/geo'
import { tripQuery } from '../../platform/map/trip-query.ts'

/** Distance and duration between two points; null while one of them is unknown. */
export const useTrip = (origin: Point | null, destination: Point | null) =>
  useQuery(tripQuery(origin, destination)).data ?? null
