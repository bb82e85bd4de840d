import { reachesStreet } from '@washline/contract/maps/precision'
import { findPlace } from '../../domain/place/find-place.ts'

const nowhere = { lat: 0, lng: 0 }
const patienceMs = 6_000

/** 0, 0 where the address is not found to the street in time: a Washer can register without a point on the map. */
export async function findCoordinates(address: string): Promise<{ lat: number; lng: number }> {
  try {
    const place = await findPlace(address, AbortSignal.timeout(patienceMs))
    return place && reachesStreet(place.precision) && !place.is_partial
      ? { lat: place.latitude, lng: place.longitude }
      : nowhere
  } catch {
    return nowhere
  }
}
