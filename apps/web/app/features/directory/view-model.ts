import type { NearbyWasher } from '@washline/contract/directory/endpoints'
import { bayesianRating } from '@washline/contract/dispatch/ranking'

/** A typed place, or a position with the place's name where it is known. */
export interface WashersQuery {
  place?: string
  latitude?: number
  longitude?: number
}

/** The query of an address: '?place=Harbour+Town'. */
export function readQuery(search: URLSearchParams): WashersQuery | undefined {
  const place = search.get('place')?.trim()
  const [latitude, longitude] = [search.get('latitude'), search.get('longitude')]
  const isPoint = [latitude, longitude].every((text) => text !== null && text !== '' && Number.isFinite(Number(text)))
  if (!place && !isPoint) return undefined
  return { ...(place && { place }), ...(isPoint && { latitude: Number(latitude), longitude: Number(longitude) }) }
}

/** Rounds a position to about 100 m, so that a shared link does not reveal the door. */
export const roughly = (degrees: number): number => Math.round(degrees * 1_000) / 1_000

export const orders = ['distance', 'rating'] as const
export type Order = (typeof orders)[number]

/** Few ratings lean towards the market's average, as in the ranking of offers. */
export function sorted(washers: readonly NearbyWasher[], order: Order): readonly NearbyWasher[] {
  if (order === 'distance') return washers
  const worth = ({ rating: { average, count } }: NearbyWasher) => bayesianRating((average ?? 0) * count, count)
  return washers.toSorted((a, b) => worth(b) - worth(a) || a.distance_meters - b.distance_meters)
}
