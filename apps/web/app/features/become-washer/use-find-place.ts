import { geocodeAddress } from '@washline/contract/maps/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const nowhere = { lat: 0, lng: 0 }
const patienceMs = 6_000

/** Coordinates of an address; 0, 0 where none are found or nobody can be asked. */
export async function findPlace(address: string): Promise<{ lat: number; lng: number }> {
  try {
    const { data: place } = await callApi(geocodeAddress, {
      query: { address },
      signal: AbortSignal.timeout(patienceMs),
    })
    return place ? { lat: place.latitude, lng: place.longitude } : nowhere
  } catch {
    return nowhere
  }
}
