import { useQuery } from '@tanstack/react-query'
import type { Point } from '@washline/contract/maps/geo'
import { useConfig } from '../api/use-config.ts'
import type { StreetMap, StreetNetwork } from './street-network.ts'
import { tripQuery } from './trip-query.ts'
import { wayAhead } from './way-ahead.ts'

let network: Promise<StreetNetwork> | undefined

const readNetwork = async (): Promise<StreetNetwork> => {
  const [{ streetNetwork }, answer] = await Promise.all([import('./street-network.ts'), fetch('/map/city.geojson')])
  return streetNetwork((await answer.json()) as StreetMap)
}

/** About 10 m: a shorter move does not change the way. */
const coarse = ({ latitude, longitude }: Point) => [latitude.toFixed(4), longitude.toFixed(4)]

/** The way by the maps service, else along the streets of the drawn town; undefined while there is neither. */
export function useStreetRoute(from: Point | null, to: Point | null): readonly Point[] | undefined {
  const config = useConfig()
  const trip = useQuery(tripQuery(from, to))
  const path = trip.data?.path
  const { data } = useQuery({
    queryKey: ['street-route', from && coarse(from), to && coarse(to)],
    queryFn: async () => {
      if (!from || !to) return null
      network ??= readNetwork()
      const [{ streetRoute }, streets] = await Promise.all([import('./street-route.ts'), network])
      return streetRoute(streets, from, to)
    },
    enabled: from !== null && to !== null && config?.maps.style_url === null && !trip.isPending && !path,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    placeholderData: (last) => last,
  })
  if (!from || !to) return undefined
  return path ? wayAhead(path, from, to) : (data ?? undefined)
}
