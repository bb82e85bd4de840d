import type { NearbyWasher } from '@washline/contract/directory/endpoints'
import { bayesianRating } from '@washline/contract/dispatch/ranking'

/** Where somebody looks: a place that was typed, or a position with the place's name where it is known. */
export interface Wish {
  place?: string
  latitude?: number
  longitude?: number
}

/** The wish in an address: '?place=Harbour+Town'. */
export function wishOf(search: URLSearchParams): Wish | undefined {
  const place = search.get('place')?.trim()
  const [latitude, longitude] = [search.get('latitude'), search.get('longitude')]
  const isPoint = [latitude, longitude].every((text) => text !== null && text !== '' && Number.isFinite(Number(text)))
  if (!place && !isPoint) return undefined
  return { ...(place && { place }), ...(isPoint && { latitude: Number(latitude), longitude: Number(longitude) }) }
}

/** A position for an address: about 100 m, so that a shared link does not give the door away. */
export const roughly = (degrees: number): number => Math.round(degrees * 1_000) / 1_000

export const orders = ['distance', 'rating'] as const
export type Order = (typeof orders)[number]

/** By rating, few ratings lean towards the market's average, as they do when orders are offered. */
export function sorted(washers: readonly NearbyWasher[], order: Order): readonly NearbyWasher[] {
  if (order === 'distance') return washers
  const worth = ({ rating: { average, count } }: NearbyWasher) => bayesianRating((average ?? 0) * count, count)
  return washers.toSorted((a, b) => worth(b) - worth(a) || a.distance_meters - b.distance_meters)
}
