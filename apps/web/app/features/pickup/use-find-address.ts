import { geocodeAddress, reverseGeocode } from '@washline/contract/maps/endpoints'
import type { Point } from '@washline/contract/maps/geo'
import type { Place } from '@washline/contract/maps/schemas'
import { callApi } from '../../platform/api/call-api.ts'

/** The place that an address names; null when there is none. */
export const findCoordinates = async (address: string): Promise<Place | null> =>
  (await callApi(geocodeAddress, { query: { address } })).data

/** The address at a point; null when there is none. */
export const findAddress = async ({ latitude, longitude }: Point): Promise<Place | null> =>
  (await callApi(reverseGeocode, { query: { latitude, longitude } })).data
